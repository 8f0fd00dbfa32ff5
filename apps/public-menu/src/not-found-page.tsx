import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <h1>Menú no encontrado</h1>
      <p>No hay ningún menú en esta dirección. Revisa que esté bien escrita o vuelve a leer el código QR.</p>
    </main>
  );
}
