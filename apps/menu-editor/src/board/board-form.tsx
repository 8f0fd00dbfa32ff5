import { boardProblem, encodeBoard, isChanged, type Menu } from '@carta/domain';
import { modalOpened, useDispatch } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Button, Card } from '@carta/ui';
import { useState } from 'react';
import { deleteDraft, storeDraft, type BoardDraft } from './board-draft.ts';
import { BoardEditor } from './board-editor.tsx';
import { BOARD_FORM } from './board-saga.ts';
import styles from './board.module.css';
import { SaveBoardDialog } from './save-board-dialog.tsx';

interface BoardFormProps {
  readonly menu: Menu;
  readonly stored: BoardText;
  /** The draft that an earlier page stored; undefined if there is none. */
  readonly draft: BoardDraft | undefined;
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

export function BoardForm({ menu, stored, draft: found }: BoardFormProps) {
  const dispatch = useDispatch();
  const [restored, setRestored] = useState(found !== undefined && found.html !== stored.html);
  const [discards, setDiscards] = useState(0);
  const settings = useSettings<BoardText>({
    form: BOARD_FORM,
    stored,
    changesOf: ({ html }, business) => [
      { body: { ...business, board: { ...business.board, html: encodeBoard(html) } } },
    ],
    canSave: (before, next) => isChanged(before, next) && fits(next),
    ...(found && { restored: { typed: { html: found.html }, base: found.over } }),
  });
  const { draft, dirty, base, overtaken, edit, issueAt, save } = settings;
  const change = (html: string) => {
    edit({ html });
    if (html === stored.html) void deleteDraft(menu.key);
    else storeDraft(menu.key, { html, over: base });
  };
  const discard = () => {
    settings.reset();
    setRestored(false);
    setDiscards((before) => before + 1);
    void deleteDraft(menu.key);
  };
  return (
    <>
      <SettingsForm
        settings={{ ...settings, reset: discard }}
        conflictFields={CONFLICT}
        onSubmit={() => dispatch(modalOpened({ type: 'saveBoard', parent: menu.key }))}
        onLeave={() => void deleteDraft(menu.key)}
      >
        {restored && dirty && <RestoredNotice overtaken={overtaken} onDiscard={discard} />}
        <BoardEditor
          key={discards}
          html={draft.html}
          untouched={!dirty}
          error={issueAt('board.html') ?? boardProblem(draft.html)}
          onChange={change}
        />
      </SettingsForm>
      <SaveBoardDialog onConfirm={save} />
    </>
  );
}

interface RestoredNoticeProps {
  /** True if another session has saved the board since this draft was typed. */
  readonly overtaken: boolean;
  readonly onDiscard: () => void;
}

/** Notice that a draft of an earlier page was restored. */
function RestoredNotice({ overtaken, onDiscard }: RestoredNoticeProps) {
  return (
    <Card>
      <div className={styles.notice} role="status">
        <p>
          Recuperamos lo que no habías guardado.
          {overtaken && ' La pizarra guardada cambió desde entonces.'}
        </p>
        <Button variant="secondary" onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </Card>
  );
}

/** A board as diners see it. `html` comes from `writeBoard`, which escapes all text. */
function RenderedBoard({ html }: { readonly html: string }) {
  return <div className={styles.board} dangerouslySetInnerHTML={{ __html: html }} />;
}
