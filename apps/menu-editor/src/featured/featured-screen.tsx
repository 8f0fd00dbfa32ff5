import { featuredShown } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { EmptyState, LinkButton, ScreenHeader } from '@carta/ui';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { SaveStatus } from '../outbox/save-status.tsx';
import { FeaturedCarousel } from './featured-carousel.tsx';
import styles from './featured-screen.module.css';

/** 'Productos destacados': the cards that diners see first, in their order. */
export function FeaturedScreen() {
  const menu = useSelector(selectMenu);
  const items = useMemo(() => menu && featuredShown(menu.items), [menu]);
  return (
    <div className={styles.screen}>
      <ScreenHeader end={<SaveStatus />} />
      {items?.length === 0 && <NothingFeatured />}
      {items && items.length > 0 && <FeaturedCarousel items={items} />}
    </div>
  );
}

function NothingFeatured() {
  return (
    <EmptyState
      icon={Star}
      title="Todavía no hay destacados"
      action={<LinkButton href="/panel/menu/flat">Ir a categorías y productos</LinkButton>}
    >
      Elige «Destacar» en las opciones de un producto y aparecerá aquí y al comienzo de tu menú.
    </EmptyState>
  );
}
