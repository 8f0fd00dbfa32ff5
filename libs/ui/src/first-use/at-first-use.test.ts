import type { atFirstUse as AtFirstUse } from './at-first-use.ts';

/** The module as a page that was just opened has it. */
const freshly = async (): Promise<typeof AtFirstUse> => {
  jest.resetModules();
  return (await import('./at-first-use.ts')).atFirstUse;
};

describe('atFirstUse', () => {
  it.each(['pointermove', 'pointerdown', 'keydown'])('calls once at a %s, and not before', async (sign) => {
    const atFirstUse = await freshly();
    const load = jest.fn();
    atFirstUse(load);
    expect(load).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('calls each of those that wait, and one that waits twice only once', async () => {
    const atFirstUse = await freshly();
    const [menu, dialogs] = [jest.fn(), jest.fn()];
    for (const load of [menu, dialogs, menu]) atFirstUse(load);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(menu).toHaveBeenCalledTimes(1);
    expect(dialogs).toHaveBeenCalledTimes(1);
  });

  it('is not kept from it by who stops the event', async () => {
    const atFirstUse = await freshly();
    const load = jest.fn();
    atFirstUse(load);
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('pointerdown', stop);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.removeEventListener('pointerdown', stop);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('calls at once where the page is used already', async () => {
    const atFirstUse = await freshly();
    atFirstUse(() => undefined);
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    const load = jest.fn();
    atFirstUse(load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
