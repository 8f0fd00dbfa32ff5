import { availableAt, hoursWords, type PublicCategory } from '@carta/domain';
import { use } from 'react';
import { MenuContext } from '../menu-context.ts';
import styles from './category-section.module.css';

/** 'Disponible lun a vie de 12.00 a 15.30' outside of these hours. [HOURS-4] [HOURS-5] */
export function Availability({ category: { availability = [] } }: { category: PublicCategory }) {
  const { timeZone, now } = use(MenuContext);
  if (availableAt({ availability, timeZone, now }).open) return null;
  return <p className={styles.availability}>Disponible {hoursWords(availability)}</p>;
}
