import type { Menu, ModalType } from '@carta/domain';
import { selectModal, useSelector } from '@carta/panel';
import { Provider } from '@carta/panel/shell';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { modals } from '../tree/dialogs/modals.ts';
// Loaded in advance, so that they appear within the event that opens them.
import '../open-tool.tsx';
import '../tree/adding/new-row.tsx';
import '../tree/drag/drag-layer.tsx';
import '../tree/editing/edit-form.tsx';
import { TreeScreen } from '../tree/tree-screen.tsx';
import { editorStore } from './editor-store.ts';
import { fakeApi, type Answers } from './fake-api.ts';
import { NeverResized } from './never-resized.ts';

/** Renders the tree of `menu` with its modals; the server accepts every call unless `answers` says otherwise. */
export function renderEditor(menu: Menu | null, { locked = false, answers }: RenderOptions = {}) {
  Object.assign(window, {
    ResizeObserver: NeverResized,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    matchMedia: () => ({ matches: false }),
  });
  const { api, sent } = fakeApi(
    menu ?? ({ categoriesL1: [], categoriesL2: [], items: [], optionGroups: [] } as unknown as Menu),
    answers,
  );
  const store = editorStore(menu, api, { locked });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <main>
          <TreeScreen />
        </main>
        <OpenModal />
      </MemoryRouter>
    </Provider>,
  );
  return { store, sent, user: userEvent.setup() };
}

interface RenderOptions {
  readonly locked?: boolean;
  readonly answers?: Answers;
}

function OpenModal() {
  const { type, show } = useSelector(selectModal);
  const Modal = (modals as Partial<Record<ModalType, ComponentType>>)[type];
  return show && Modal ? <Modal key={type} /> : null;
}
