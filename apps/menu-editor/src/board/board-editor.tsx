import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId } from 'react';
import { BOARD_EXTENSIONS } from './board-extensions.ts';
import { readBoard, writeBoard } from './board-html.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { cleanPasted } from './clean-pasted.ts';
import styles from './board.module.css';

interface BoardEditorProps {
  readonly html: string;
  /** True while the owner has changed nothing; the editor then follows `html`. */
  readonly untouched: boolean;
  readonly error: string | undefined;
  readonly onChange: (html: string) => void;
}

/** The board's rich-text editor and its toolbar. */
export function BoardEditor({ html, untouched, error, onChange }: BoardEditorProps) {
  const errorId = useId();
  const editor = useEditor({
    extensions: BOARD_EXTENSIONS,
    content: readBoard(html).toJSON() as object,
    // The content security policy forbids style elements; `board.module.css` has these styles.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: { class: styles.board ?? '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Pizarra' },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: { state } }) => onChange(writeBoard(state.doc)),
  });

  useEffect(() => {
    if (untouched && writeBoard(editor.state.doc) !== html)
      editor.commands.setContent(readBoard(html).toJSON() as object, { emitUpdate: false });
    // Only the stored text may replace the typed one, never a render that lags behind typing.
  }, [editor, html, untouched]);

  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(error !== undefined));
    dom.setAttribute('aria-describedby', errorId);
  }, [editor, error, errorId]);

  return (
    <div className={styles.editor}>
      <BoardToolbar editor={editor} />
      <EditorContent editor={editor} />
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
