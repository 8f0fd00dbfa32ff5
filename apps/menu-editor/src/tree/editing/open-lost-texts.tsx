import { lazyScreen, useSelector } from '@carta/panel';
import { selectLost } from '../../editor-state.ts';

const LoadedDialog = lazyScreen(
  () =>
    import(/* webpackChunkName: "saving-dialogs" */ './lost-texts-dialog.tsx').then((module) => module.LostTextsDialog),
  null,
);

/** What was typed and has no place any more, over whatever screen is open. */
export function OpenLostTexts() {
  const lost = useSelector(selectLost);
  return lost.length > 0 && <LoadedDialog />;
}
