import { Download } from 'lucide-react';
import styles from './csv-link.module.css';

/** Saves the CSV file at this address. */
export function CsvLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.link} href={href} download>
      <Download size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </a>
  );
}
