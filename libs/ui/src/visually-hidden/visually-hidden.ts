import styles from './visually-hidden.module.css';

/** Class of words that are read aloud and not seen. */
export const visuallyHidden = styles.visuallyHidden ?? '';
