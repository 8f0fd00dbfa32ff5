/** Returns the text with its amounts in one piece: no line ends between '$' and the number. */
export function unbroken(text: string): string {
  return text.replaceAll('$ ', '$\u00a0');
}
