/** Lets other work run: reading a file never holds the page, or the server, for long. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
