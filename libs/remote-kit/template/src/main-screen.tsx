import { selectMenu, useSelector } from '@carta/panel';
import { Card, ScreenHeader } from '@carta/ui';
import styles from './main-screen.module.css';

/** 'Plantilla': how many products the owner's menu has. */
export function MainScreen() {
  const menu = useSelector(selectMenu);
  return (
    <>
      <ScreenHeader />
      <Card>
        <p className={styles.words}>{menu ? `Tu menú tiene ${menu.items.length} productos.` : 'Cargando tu menú…'}</p>
      </Card>
    </>
  );
}
