import styles from './footer.module.css';

/** Trademark notice and link to the product's site; only a signed-in owner sees it. */
export function Footer({ productUrl }: { productUrl: string }) {
  return (
    <footer className={styles.footer}>
      Carta® es una marca registrada · <a href={productUrl}>{new URL(productUrl).host}</a>
    </footer>
  );
}
