/** Returns a new element that is in no document yet. */
export function element(name: string, className = '', textContent = ''): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent });
}
