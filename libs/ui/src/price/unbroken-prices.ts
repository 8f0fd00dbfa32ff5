/** Returns the text with each price in one piece: no line ends between '$' and its number. */
export function unbrokenPrices(text: string): string {
  return text.replaceAll('$ ', '$\u00a0');
}
