import type { PublicMenu } from '@carta/domain';
import styles from './not-found-page.module.css';

/** For an unknown menu, or for an unknown product of a menu. */
export function NotFoundPage({ menu }: { menu: PublicMenu | undefined }) {
  if (!menu) {
    return (
      <main className={styles.page}>
        <h1>Menú no encontrado</h1>
        <p>No hay ningún menú en esta dirección. Revisa que esté bien escrita o vuelve a leer el código QR.</p>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>Producto no encontrado</h1>
      <p>Este producto no está en el menú.</p>
      <p>
        <a href={`/m/${menu.key}`}>Ver el menú de {menu.name}</a>
      </p>
    </main>
  );
}
