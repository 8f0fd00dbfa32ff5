import { hasFirstSteps, type Menu } from '@carta/domain';
import { Figures } from './figures.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';

/** The first steps until all are done, then the figures. [FIRST-2] */
export function HomeOverview({ menu }: { readonly menu: Menu }) {
  return hasFirstSteps(menu) ? <FirstStepsCard menu={menu} /> : <Figures menu={menu} />;
}
