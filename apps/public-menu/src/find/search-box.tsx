import { publicItems, usefulFilters, type DietFilter, type DietMark, type PublicMenu } from '@carta/domain';
import { Search } from 'lucide-react';
import { useWords } from '../words.ts';
import styles from './search-box.module.css';

/** The script searches the page's own text; without it, the box is not shown. */
export function SearchBox() {
  const { search, finding } = useWords();
  return (
    <form className={styles.search} id="buscar" role="search" data-find={JSON.stringify(finding)}>
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input type="search" aria-label={search} placeholder={search} autoComplete="off" enterKeyHint="search" />
    </form>
  );
}

/** Where the script says what was found: readers follow only what is in the page from its start. */
export function FindingStatus() {
  return <div className={styles.status} role="status" />;
}

/** A row with one of these marks suits the filter. [FIND-6] */
const MARKS: Readonly<Record<DietFilter, readonly DietMark[]>> = {
  glutenFree: ['glutenFree'],
  vegetarian: ['vegetarian', 'vegan'],
  vegan: ['vegan'],
};

/** The filters that some product suits; the script finds the products by their marks. */
export function DietFilters({ menu }: { menu: PublicMenu }) {
  const { showOnly, marks } = useWords();
  const filters = usefulFilters(publicItems(menu));
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label={showOnly}>
      <p aria-hidden="true">{showOnly}</p>
      {filters.map((filter) => (
        <button key={filter} type="button" aria-pressed="false" data-marks={MARKS[filter].join(' ')}>
          <svg aria-hidden="true">
            <use href={`#mark-${filter}`} />
          </svg>
          {marks[filter]}
        </button>
      ))}
    </div>
  );
}
