import styles from './footer.module.css';

/** Trademark notice and link to the product's site, for signed-in owners. */
export function Footer({ productUrl }: { productUrl: string }) {
  return (
    <footer className={styles.footer}>
      Carta® es una marca registrada · <a href={productUrl}>{new URL(productUrl).host}</a>
    </footer>
  );
}
