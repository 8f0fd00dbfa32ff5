import styles from './phone-skeleton.module.css';

/** The diners' page in grey, until it is drawn: cover, logo, name, line, cards, line, cover. */
export function PhoneSkeleton() {
  return (
    <div className={styles.page} aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
