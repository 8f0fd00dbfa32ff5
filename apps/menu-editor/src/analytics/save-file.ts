/** Leaves a text among the downloads of who uses the page. */
export function saveFile(text: string, type: string, filename: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: filename }).click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
