/** '1.284'. */
export function figure(count: number): string {
  return count.toLocaleString('es-AR');
}
