import {
  modalClosed,
  modalOpened,
  overlaysSlice,
  screenBlocked,
  screenReleased,
  selectBlocked,
  selectModal,
  selectSnackbars,
  snackbarDismissed,
  snackbarShown,
} from './overlays-slice.ts';

const after = (...actions: Parameters<typeof overlaysSlice.reducer>[1][]) => ({
  overlays: actions.reduce(overlaysSlice.reducer, overlaysSlice.getInitialState()),
});

describe('overlays slice', () => {
  it('[MODAL-1] begins with the default type, not shown', () => {
    expect(selectModal(after())).toEqual({ type: 'addCategoryL1', parent: null, target: null, show: false });
  });

  it('opens a modal on a menu and a record, and closes it', () => {
    const opened = modalOpened({ type: 'removeProduct', parent: 'demo', target: 'flan' });
    expect(selectModal(after(opened))).toEqual({ type: 'removeProduct', parent: 'demo', target: 'flan', show: true });
    expect(selectModal(after(opened, modalClosed())).show).toBe(false);
  });

  it('forgets the record of the modal before', () => {
    const first = modalOpened({ type: 'removeProduct', parent: 'demo', target: 'flan' });
    expect(selectModal(after(first, modalOpened({ type: 'addCategoryL1', parent: 'demo' }))).target).toBeNull();
  });

  it('blocks and releases the screen', () => {
    expect(selectBlocked(after(screenBlocked()))).toBe(true);
    expect(selectBlocked(after(screenBlocked(), screenReleased()))).toBe(false);
  });

  it('shows three snackbars at most, each text once, the newest last', () => {
    const texts = ['a', 'b', 'a', 'c', 'd'].map((text) => snackbarShown({ tone: 'info', text }));
    expect(selectSnackbars(after(...texts)).map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it('dismisses one by its id', () => {
    const shown = after(snackbarShown({ tone: 'info', text: 'a' }), snackbarShown({ tone: 'error', text: 'b' }));
    const [first] = selectSnackbars(shown);
    const left = { overlays: overlaysSlice.reducer(shown.overlays, snackbarDismissed(first?.id ?? '')) };
    expect(selectSnackbars(left).map(({ text }) => text)).toEqual(['b']);
  });
});
