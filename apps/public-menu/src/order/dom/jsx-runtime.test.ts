import { jsx, patch } from './jsx-runtime.ts';

const Sheet = (props: Readonly<Record<string, unknown>>) => jsx('dialog', props);

function drawn(page: Element, key: string, title: string): Element | null {
  patch(page, jsx(Sheet, { 'aria-label': title }, key));
  return page.firstElementChild;
}

describe('patch', () => {
  it('a component with another key is another element, and with the same key it stays', () => {
    const page = document.createElement('div');
    const changes = drawn(page, 'changes', 'Tu pedido cambió');
    expect(drawn(page, 'changes', 'Tu pedido')).toBe(changes);
    expect(changes?.getAttribute('aria-label')).toBe('Tu pedido');
    expect(drawn(page, 'order', 'Tu pedido')).not.toBe(changes);
    expect(page.children).toHaveLength(1);
  });
});
