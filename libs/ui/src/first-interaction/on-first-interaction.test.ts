import type { onFirstInteraction as OnFirstInteraction } from './on-first-interaction.ts';

/** The module as a newly opened page has it. */
const importAfresh = async (): Promise<typeof OnFirstInteraction> => {
  jest.resetModules();
  return (await import('./on-first-interaction.ts')).onFirstInteraction;
};

const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

describe('onFirstInteraction', () => {
  it.each(['pointermove', 'pointerdown', 'keydown'])(
    'the first %s calls the callback, the second does not',
    async (type) => {
      const onFirstInteraction = await importAfresh();
      const callback = jest.fn();
      onFirstInteraction(callback);
      expect(callback).not.toHaveBeenCalled();
      dispatch(type);
      dispatch(type);
      expect(callback).toHaveBeenCalledTimes(1);
    },
  );

  it('every waiting callback is called, and one that was passed twice only once', async () => {
    const onFirstInteraction = await importAfresh();
    const [menu, dialogs] = [jest.fn(), jest.fn()];
    for (const callback of [menu, dialogs, menu]) onFirstInteraction(callback);
    dispatch('keydown');
    expect(menu).toHaveBeenCalledTimes(1);
    expect(dialogs).toHaveBeenCalledTimes(1);
  });

  it('an event whose propagation is stopped still counts as an interaction', async () => {
    const onFirstInteraction = await importAfresh();
    const callback = jest.fn();
    onFirstInteraction(callback);
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('pointerdown', stop);
    dispatch('pointerdown');
    document.body.removeEventListener('pointerdown', stop);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('a callback passed after the first interaction is called immediately', async () => {
    const onFirstInteraction = await importAfresh();
    onFirstInteraction(() => undefined);
    dispatch('pointermove');
    const callback = jest.fn();
    onFirstInteraction(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
