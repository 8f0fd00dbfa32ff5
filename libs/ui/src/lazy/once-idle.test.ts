import { onceIdle } from './once-idle.ts';

let readyState: DocumentReadyState;
let idle: ((run: () => void, options: { timeout: number }) => void) | undefined;
const run = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  run.mockReset();
  readyState = 'complete';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

function giveIdleCallbacks() {
  idle = jest.fn((callback: () => void, { timeout }: { timeout: number }) => void setTimeout(callback, timeout));
  Object.assign(window, { requestIdleCallback: idle });
}

it('work for an idle browser runs within two seconds of the load, however busy the page is', () => {
  giveIdleCallbacks();
  onceIdle(run);
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('work for an idle browser runs in a browser without idle callbacks', () => {
  onceIdle(run);
  jest.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('work for an idle browser waits for the load, but for ten seconds at most, and runs once', () => {
  readyState = 'loading';
  giveIdleCallbacks();
  onceIdle(run);
  jest.advanceTimersByTime(9999);
  expect(idle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2001);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it('work for an idle browser that is cancelled does not run', () => {
  const cancel = onceIdle(run);
  cancel();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
