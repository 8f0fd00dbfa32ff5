import { useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { selectLost } from '../../tree-state/tree-slice.ts';

const LoadedDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "outbox-dialogs" */ './lost-texts-dialog.tsx'), { retries: true }),
  ({ LostTextsDialog }) => LostTextsDialog,
);

/** The dialog of lost drafts, over any screen. */
export function OpenLostTexts() {
  const lost = useSelector(selectLost);
  return lost.length > 0 && <LoadedDialog />;
}
