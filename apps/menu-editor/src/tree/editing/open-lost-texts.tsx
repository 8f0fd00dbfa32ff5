import { lazyScreen, untilFetched, useSelector } from '@carta/panel';
import { selectLost } from '../../editor-state.ts';

const fetchDialog = () => import(/* webpackChunkName: "saving-dialogs" */ './lost-texts-dialog.tsx');
const LoadedDialog = lazyScreen(async () => (await untilFetched(fetchDialog)).LostTextsDialog, null);

/** What was typed and has no place any more, over whatever screen is open. */
export function OpenLostTexts() {
  const lost = useSelector(selectLost);
  return lost.length > 0 && <LoadedDialog />;
}
