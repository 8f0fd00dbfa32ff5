/** Leaves a file among the downloads of who uses the page. */
export function saveFile(file: Blob, filename: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: filename }).click();
  // The browser reads it after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
