import { CATEGORY_PLACEHOLDER, categoryTitle } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { IconButton, Tag, Thumbnail } from '@carta/ui';
import { ChevronDown, ChevronUp, EyeOff } from 'lucide-react';
import { memo } from 'react';
import type { CategoryRow } from '../rows.ts';
import { categoryToggled } from '../../tree-state/tree-slice.ts';
import { CategoryMenu } from './category-menu.tsx';
import { PendingTag, usePending } from './pending-tag.tsx';
import { UnfinishedTag } from './unfinished-tag.tsx';
import { contentsLabel } from '../../counted.ts';
import styles from './row-content.module.css';

type CategoryContentProps = Pick<CategoryRow, 'category' | 'expanded' | 'subcategories' | 'items' | 'unfinished'>;

/** Memoised: a row that only moves does not render its content again. */
export const CategoryContent = memo(function CategoryContent({
  category,
  expanded,
  subcategories,
  items,
  unfinished,
}: CategoryContentProps) {
  const dispatch = useDispatch();
  const title = categoryTitle(category);
  const held = { subcategories, items };
  const holdsSome = subcategories + items > 0;
  const toggle = () => dispatch(categoryToggled(category.key));
  const onTap = holdsSome ? toggle : undefined;
  return (
    <>
      {category.level === 1 ? (
        <MainCategory category={category} held={held} unfinished={unfinished} onTap={onTap} />
      ) : (
        <Subcategory category={category} held={held} unfinished={unfinished} onTap={onTap} />
      )}
      {holdsSome && (
        <IconButton
          variant="muted"
          label={`${expanded ? 'Contraer' : 'Expandir'} ${title}`}
          icon={expanded ? ChevronUp : ChevronDown}
          onClick={toggle}
        />
      )}
      <CategoryMenu category={category} subcategories={subcategories} items={items} />
    </>
  );
});

interface WordsProps {
  readonly category: CategoryRow['category'];
  readonly held: Pick<CategoryRow, 'subcategories' | 'items'>;
  readonly unfinished: CategoryRow['unfinished'];
  /** Opens the category from anywhere in its row by touch; the keyboard uses the chevron. */
  readonly onTap: (() => void) | undefined;
}

function MainCategory({ category, held, unfinished, onTap }: WordsProps) {
  const pending = usePending(category.key);
  const cover = category.image?.url ?? CATEGORY_PLACEHOLDER;
  return (
    <div className={styles.main} data-hidden={!category.show || undefined} data-tappable={onTap && ''} onClick={onTap}>
      <Thumbnail src={cover === CATEGORY_PLACEHOLDER ? null : cover} hidden={!category.show} />
      <div className={styles.words}>
        <p className={styles.mainTitle}>{categoryTitle(category)}</p>
        <p className={styles.contents}>
          {contentsLabel(held)}
          {!category.show && ' · Oculto'}
          {unfinished && <UnfinishedTag why={unfinished} />}
          {pending && <PendingTag />}
        </p>
      </div>
    </div>
  );
}

function Subcategory({ category, held, unfinished, onTap }: WordsProps) {
  const pending = usePending(category.key);
  return (
    <div className={styles.sub} data-hidden={!category.show || undefined} data-tappable={onTap && ''} onClick={onTap}>
      <p className={styles.subTitle}>
        {categoryTitle(category)} <span className={styles.count}>{held.items}</span>
      </p>
      {!category.show && <Tag icon={EyeOff}>Oculto</Tag>}
      {unfinished && <UnfinishedTag why={unfinished} />}
      {pending && <PendingTag />}
    </div>
  );
}
