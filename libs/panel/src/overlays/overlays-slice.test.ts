import {
  blockRevoked,
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
  it('[MODAL-1] the modal begins hidden, with the default type', () => {
    expect(selectModal(after())).toEqual({ type: 'addCategoryL1', parent: null, target: null, show: false });
  });

  it('a modal opens on a menu and a record, and closes', () => {
    const opened = modalOpened({ type: 'removeProduct', parent: 'demo', target: 'flan' });
    expect(selectModal(after(opened))).toEqual({ type: 'removeProduct', parent: 'demo', target: 'flan', show: true });
    expect(selectModal(after(opened, modalClosed())).show).toBe(false);
  });

  it('a new modal forgets the record of the former one', () => {
    const first = modalOpened({ type: 'removeProduct', parent: 'demo', target: 'flan' });
    expect(selectModal(after(first, modalOpened({ type: 'addCategoryL1', parent: 'demo' }))).target).toBeNull();
  });

  it('the screen is blocked and released', () => {
    expect(selectBlocked(after(screenBlocked()))).toBe(true);
    expect(selectBlocked(after(screenBlocked(), screenReleased()))).toBe(false);
  });

  it('the screen is blocked until each remote that blocks it has released it', () => {
    const by = <A extends object>(remote: string, action: A) => ({ ...action, meta: { remote } });
    const both = [by('orders', screenBlocked()), by('menu-editor', screenBlocked())] as const;
    expect(selectBlocked(after(...both, by('orders', screenReleased())))).toBe(true);
    expect(selectBlocked(after(...both, by('orders', screenReleased()), by('menu-editor', screenReleased())))).toBe(
      false,
    );
  });

  it('the block of a remote that failed is revoked, and no other', () => {
    const blocked = { ...screenBlocked(), meta: { remote: 'orders' } };
    expect(selectBlocked(after(blocked, blockRevoked('orders')))).toBe(false);
    expect(selectBlocked(after(blocked, screenBlocked(), blockRevoked('orders')))).toBe(true);
  });

  it('a modal names the remote that opened it', () => {
    const opened = { ...modalOpened({ type: 'addProduct', parent: 'demo' }), meta: { remote: 'orders' } };
    expect(selectModal(after(opened))).toMatchObject({ remote: 'orders', type: 'addProduct' });
  });

  it('at most three snackbars are shown, each text once, the newest last', () => {
    const texts = ['a', 'b', 'a', 'c', 'd'].map((text) => snackbarShown({ tone: 'info', text }));
    expect(selectSnackbars(after(...texts)).map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it('a snackbar is dismissed by its id', () => {
    const shown = after(snackbarShown({ tone: 'info', text: 'a' }), snackbarShown({ tone: 'error', text: 'b' }));
    const [first] = selectSnackbars(shown);
    const left = { overlays: overlaysSlice.reducer(shown.overlays, snackbarDismissed(first?.id ?? '')) };
    expect(selectSnackbars(left).map(({ text }) => text)).toEqual(['b']);
  });
});
