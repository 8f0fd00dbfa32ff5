import { boardProblem, encodeBoard, isChanged, type Menu } from '@carta/domain';
import { modalOpened, useDispatch } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { useState } from 'react';
import { BoardEditor } from './board-editor.tsx';
import { BOARD_FORM } from './board-saga.ts';
import styles from './board.module.css';
import { SaveBoardDialog } from './save-board-dialog.tsx';

interface BoardFormProps {
  readonly menu: Menu;
  readonly stored: BoardText;
}

interface BoardText {
  readonly html: string;
}

const CONFLICT = [
  {
    label: 'Pizarra',
    textOf: ({ html }: BoardText) => html,
    draw: ({ html }: BoardText) => <RenderedBoard html={html} />,
  },
];
const fits = ({ html }: BoardText) => boardProblem(html) === undefined;

export function BoardForm({ menu, stored }: BoardFormProps) {
  const dispatch = useDispatch();
  const [resets, setResets] = useState(0);
  const settings = useSettings<BoardText>({
    form: BOARD_FORM,
    stored,
    changesOf: ({ html }, business) => [
      { body: { ...business, board: { ...business.board, html: encodeBoard(html) } } },
    ],
    canSave: (before, next) => isChanged(before, next) && fits(next),
  });
  const { draft, dirty, edit, issueAt, save, kept } = settings;
  /** Draws the editor anew, which follows its own typing alone. */
  const drawn = (change: () => void) => () => {
    change();
    setResets((before) => before + 1);
  };
  return (
    <>
      <SettingsForm
        settings={{ ...settings, reset: drawn(settings.reset), kept: { ...kept, resume: drawn(kept.resume) } }}
        conflictFields={CONFLICT}
        onSubmit={() => dispatch(modalOpened({ type: 'saveBoard', parent: menu.key }))}
      >
        <BoardEditor
          key={resets}
          html={draft.html}
          untouched={!dirty}
          error={issueAt('board.html') ?? boardProblem(draft.html)}
          onChange={(html) => edit({ html })}
        />
      </SettingsForm>
      <SaveBoardDialog onConfirm={save} />
    </>
  );
}

/** A board as diners see it. `html` comes from `writeBoard`, which escapes all text. */
function RenderedBoard({ html }: { readonly html: string }) {
  return <div className={styles.board} dangerouslySetInnerHTML={{ __html: html }} />;
}
