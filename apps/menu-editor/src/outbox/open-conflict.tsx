import { useSelector } from '@carta/panel';
import { lazyComponent, lazyModule } from '@carta/ui';
import { selectConflict } from './outbox-slice.ts';

const LoadedDialog = lazyComponent(
  lazyModule(() => import(/* webpackChunkName: "outbox-dialogs" */ './conflict-dialog.tsx'), { retries: true }),
  ({ ConflictDialog }) => ConflictDialog,
);

/** The choice between the owner's value and somebody else's, over whatever screen is open. */
export function OpenConflict() {
  const conflict = useSelector(selectConflict);
  return conflict && <LoadedDialog />;
}
