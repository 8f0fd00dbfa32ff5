/** Returns a function that gives the id of the page's last answered call, by whatever code it was sent; null before the first one. */
export function watchLastRequest({ PerformanceObserver: Observer }: Pick<typeof globalThis, 'PerformanceObserver'>) {
  let last: string | null = null;
  new Observer((list) => {
    for (const { serverTiming } of list.getEntries() as PerformanceResourceTiming[])
      last = serverTiming.find(({ name }) => name === 'request')?.description ?? last;
  }).observe({ type: 'resource', buffered: true });
  return () => last;
}
