import styles from './board.module.css';

/** A board as diners see it. `html` is as `writeBoard` gives it: nothing else may stand in it. */
export function ChalkedBoard({ html }: { readonly html: string }) {
  return <div className={styles.board} dangerouslySetInnerHTML={{ __html: html }} />;
}
