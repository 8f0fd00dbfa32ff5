/** For a browser without layout: nothing ever changes its size. */
export class NeverResized implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
