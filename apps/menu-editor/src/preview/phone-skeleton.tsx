import styles from './phone-skeleton.module.css';

/** The diners' page in grey, until it is drawn. */
export function PhoneSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <i className={styles.cover} />
      <i className={styles.logo} />
      <i className={styles.name} />
      <i className={styles.line} />
      <i className={styles.cards} />
      <i className={styles.line} />
      <i className={styles.cover} />
    </div>
  );
}
