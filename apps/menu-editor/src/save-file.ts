/** Downloads a text, or bytes, as a file with this name. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the file after the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
