import { CATEGORY_PLACEHOLDER, categoryTitle } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { IconButton, Tag, Thumbnail } from '@carta/ui';
import { ChevronDown, ChevronUp, Clock, EyeOff } from 'lucide-react';
import { memo, use } from 'react';
import type { CategoryRow } from '../rows.ts';
import { categoryToggled } from '../../tree-state/tree-slice.ts';
import { CategoryMenu } from './row-menus.tsx';
import { contentsLabel } from '../../counted.ts';
import { RowTabIndexContext } from './row-tab-index.ts';
import words from '../../words.module.css';
import { useStateTags } from './use-state-tags.tsx';
import styles from './row-content.module.css';

interface CategoryContentProps extends Pick<
  CategoryRow,
  'category' | 'expandable' | 'expanded' | 'subcategories' | 'items' | 'unfinished'
> {
  readonly stuck: boolean;
  readonly within: string | null;
}

/** Memoised: a row that only moves does not render its content again. */
export const CategoryContent = memo(function CategoryContent({
  category,
  expandable,
  expanded,
  subcategories,
  items,
  unfinished,
  stuck,
  within,
}: CategoryContentProps) {
  const dispatch = useDispatch();
  const title = categoryTitle(category);
  const held = { subcategories, items };
  const tabIndex = use(RowTabIndexContext);
  const toggle = () => dispatch(categoryToggled(category.key));
  const onTap = expandable ? toggle : undefined;
  const Words = category.level === 1 && !stuck ? MainCategory : Band;
  return (
    <>
      <Words category={category} held={held} unfinished={unfinished} within={within} onTap={onTap} />
      {expandable && (
        <IconButton
          variant="muted"
          label={`${expanded ? 'Contraer' : 'Expandir'} ${title}`}
          icon={expanded ? ChevronUp : ChevronDown}
          tabIndex={tabIndex}
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
  /** Title of the category around a stuck one. */
  readonly within: string | null;
  /** Opens the category from anywhere in its row by touch; the keyboard uses the chevron. */
  readonly onTap: (() => void) | undefined;
}

function MainCategory({ category, held, unfinished, onTap }: WordsProps) {
  const stateTags = useStateTags(category.key, unfinished);
  const cover = category.image?.url ?? CATEGORY_PLACEHOLDER;
  return (
    <div className={styles.main} data-hidden={!category.show || undefined} data-tappable={onTap && ''} onClick={onTap}>
      <Thumbnail src={cover === CATEGORY_PLACEHOLDER ? null : cover} hidden={!category.show} />
      <div className={styles.words}>
        <p className={styles.mainTitle}>{categoryTitle(category)}</p>
        <p className={`${words.detail} ${words.line}`}>
          {contentsLabel(held)}
          {!category.show && ' · Oculto'}
          {isLimited(category) && <Tag icon={Clock}>Con horario</Tag>}
          {stateTags}
        </p>
      </div>
    </div>
  );
}

/** A category of level 2, or one that sticks below the screen's header. */
function Band({ category, held, unfinished, within, onTap }: WordsProps) {
  const stateTags = useStateTags(category.key, unfinished);
  return (
    <div className={styles.sub} data-hidden={!category.show || undefined} data-tappable={onTap && ''} onClick={onTap}>
      {within !== null && <p className={`${words.cut} ${styles.within}`}>{within}</p>}
      <p className={styles.subTitle}>
        {categoryTitle(category)} <span className={styles.count}>{held.subcategories + held.items}</span>
      </p>
      {!category.show && <Tag icon={EyeOff}>Oculto</Tag>}
      {isLimited(category) && <Tag icon={Clock}>Con horario</Tag>}
      {stateTags}
    </div>
  );
}

/** True if its products are sold at some times only. [HOURS-4] */
function isLimited({ availability = [] }: CategoryRow['category']): boolean {
  return availability.length > 0;
}
