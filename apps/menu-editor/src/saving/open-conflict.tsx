import { lazyScreen, useSelector } from '@carta/panel';
import { selectConflict } from '../editor-state.ts';

const LoadedDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "saving-dialogs" */ './conflict-dialog.tsx').then((module) => module.ConflictDialog),
  null,
);

/** The choice between the owner's value and somebody else's, over whatever screen is open. */
export function OpenConflict() {
  const conflict = useSelector(selectConflict);
  return conflict && <LoadedDialog />;
}
