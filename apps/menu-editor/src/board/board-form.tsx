import { encodeBoard, isChanged, TEXT_LIMITS, textProblem, type Menu } from '@carta/domain';
import { modalOpened, useDispatch } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { useState } from 'react';
import { forgetDraft, keepDraft, type BoardDraft } from './board-draft.ts';
import { BoardEditor } from './board-editor.tsx';
import { BOARD_FORM } from './board-saga.ts';
import { ChalkedBoard } from './chalked-board.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBoardDialog } from './save-board-dialog.tsx';

interface BoardFormProps {
  readonly menu: Menu;
  readonly stored: Chalked;
  /** What a reload left behind. */
  readonly draft: BoardDraft | undefined;
}

interface Chalked {
  readonly html: string;
}

const CONFLICT = [
  { label: 'Pizarra', textOf: ({ html }: Chalked) => html, draw: ({ html }: Chalked) => <ChalkedBoard html={html} /> },
];
const fits = ({ html }: Chalked) => textProblem(html, TEXT_LIMITS.board) === undefined;

export function BoardForm({ menu, stored, draft: found }: BoardFormProps) {
  const dispatch = useDispatch();
  const [notice, setNotice] = useState(found !== undefined && found.html !== stored.html);
  const [discards, setDiscards] = useState(0);
  const settings = useSettings<Chalked>({
    form: BOARD_FORM,
    stored,
    changesOf: ({ html }, business) => [
      { body: { ...business, board: { ...business.board, html: encodeBoard(html) } } },
    ],
    canSave: (before, next) => isChanged(before, next) && fits(next),
    ...(found && { restored: { typed: { html: found.html }, base: found.over } }),
  });
  const { draft, dirty, base, overtaken, edit, issueAt, save } = settings;
  const chalk = (html: string) => {
    edit({ html });
    if (html === stored.html) void forgetDraft(menu.key);
    else keepDraft(menu.key, { html, over: base });
  };
  const discard = () => {
    settings.reset();
    setNotice(false);
    setDiscards((before) => before + 1);
    void forgetDraft(menu.key);
  };
  return (
    <>
      <SettingsForm
        settings={{ ...settings, reset: discard }}
        conflictFields={CONFLICT}
        onSubmit={() => dispatch(modalOpened({ type: 'saveBoard', parent: menu.key }))}
        onLeave={() => void forgetDraft(menu.key)}
      >
        {notice && dirty && <RestoredNotice overtaken={overtaken} onDiscard={discard} />}
        <BoardEditor
          key={discards}
          html={draft.html}
          untouched={!dirty}
          error={issueAt('board.html') ?? textProblem(draft.html, TEXT_LIMITS.board)}
          onChange={chalk}
        />
      </SettingsForm>
      <SaveBoardDialog onConfirm={save} />
    </>
  );
}
