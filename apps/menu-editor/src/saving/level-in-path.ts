/** Paths carry a category's level as text. */
export function levelInPath(level: 1 | 2): '1' | '2' {
  return level === 1 ? '1' : '2';
}
