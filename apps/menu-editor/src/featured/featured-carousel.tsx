import { closestCenter, DndContext } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { itemTitle, type Item } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { IconButton } from '@carta/ui';
import { MoveBar, useListDrag } from '@carta/ui/sortable';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { commandAction } from '../outbox/command-action.ts';
import { useLockedModal } from '../outbox/use-unlocked-dispatch.ts';
import styles from './featured-carousel.module.css';
import { FeaturedCard } from './featured-card.tsx';
import { useShownCard } from './use-shown-card.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight'] as const;

/** The featured cards in a row; owners swipe or page through them, and move them by their handles. */
export function FeaturedCarousel({ items }: { readonly items: readonly Item[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, pages, show } = useShownCard(list, items.length);
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();
  const { moving, words, keyboard, pointer } = useListDrag({
    records: items.map((item) => ({ key: item.key, title: itemTitle(item) })),
    list,
    arrows: ARROWS,
    scrolls: true,
    onMoved: (key, toIndex) => dispatch(commandAction('menu/featuredMoved', { key, toIndex })),
  });
  return (
    <section aria-labelledby="destacados" className={styles.section}>
      <div className={styles.head}>
        <h2 id="destacados" className={styles.title}>
          Destacados
        </h2>
        {pages && (
          <div className={styles.arrows}>
            <IconButton label="Anterior" icon={ChevronLeft} disabled={shown === 0} onClick={() => show(shown - 1)} />
            <IconButton
              label="Siguiente"
              icon={ChevronRight}
              disabled={shown === items.length - 1}
              onClick={() => show(shown + 1)}
            />
          </div>
        )}
      </div>
      <DndContext {...pointer} collisionDetection={closestCenter}>
        <SortableContext items={items.map(({ key }) => key)} strategy={horizontalListSortingStrategy}>
          <ul ref={list} className={styles.list} aria-labelledby="destacados" data-moving={moving ? '' : undefined}>
            {items.map((item, index) => (
              <FeaturedCard
                key={item.key}
                item={item}
                place={keyboard.placeOf(index)}
                held={keyboard.held?.key === item.key}
                onHandleKeyDown={keyboard.onHandleKeyDown}
                onHandleBlur={keyboard.onHandleBlur}
                onLocked={openLockedModal}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {pages && (
        <div className={styles.dots} aria-hidden>
          {items.map(({ key }, index) => (
            <span key={key} className={styles.dot} data-shown={index === shown ? '' : undefined} />
          ))}
        </div>
      )}
      <MoveBar words={words} moving={moving} />
    </section>
  );
}
