/** A ResizeObserver for jsdom, which has no layout: it never fires. */
export class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
