import { Fragment } from 'react';
import { useTypedLang, useWords } from '../words.ts';
import type { ClosedDays } from './coming-closures.ts';

/** A line for each closure: '25 de diciembre · Navidad'. */
export function ClosureLines({ closures }: { closures: readonly ClosedDays[] }) {
  const { dates } = useWords();
  const lang = useTypedLang();
  return closures.map(({ from, to, title }, index) => (
    <Fragment key={`${from} ${title}`}>
      {index > 0 && '\n'}
      {dates.formatRange(Date.parse(from), Date.parse(to))}
      {title !== '' && ' · '}
      {title !== '' && <span lang={lang}>{title}</span>}
    </Fragment>
  ));
}
