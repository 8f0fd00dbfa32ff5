/** Returns the name of a column without a header by its 0-based index: 'Columna A', as spreadsheets name columns. */
export function letteredName(index: number): string {
  return `Columna ${letterOf(index)}`;
}

/** True for the name of a column without a header. */
export function isLettered(header: string): boolean {
  return /^Columna [A-Z]{1,3}$/.test(header);
}

function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
