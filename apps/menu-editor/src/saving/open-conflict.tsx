import { lazyScreen, untilFetched, useSelector } from '@carta/panel';
import { selectConflict } from '../editor-state.ts';

const fetchDialog = () => import(/* webpackChunkName: "saving-dialogs" */ './conflict-dialog.tsx');
const LoadedDialog = lazyScreen(async () => (await untilFetched(fetchDialog)).ConflictDialog, null);

/** The choice between the owner's value and somebody else's, over whatever screen is open. */
export function OpenConflict() {
  const conflict = useSelector(selectConflict);
  return conflict && <LoadedDialog />;
}
