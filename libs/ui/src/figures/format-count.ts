/** '1.284'. */
export function formatCount(count: number): string {
  return count.toLocaleString('es-AR');
}
