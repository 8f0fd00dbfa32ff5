/** '1 producto', '1.200 productos'. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`;
}
