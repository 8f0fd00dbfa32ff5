import { Fragment } from 'react';
import { useTypedLang, useWords } from '../words.ts';
import type { ClosedDays } from './coming-closures.ts';

/** A line for each closure: '25 de diciembre · Navidad', '31 de diciembre · Fin de año, de 12.00 a 17.00'. */
export function ClosureLines({ closures }: { closures: readonly ClosedDays[] }) {
  const { dates, times } = useWords();
  const lang = useTypedLang();
  return closures.map(({ from, to, title, hours }, index) => (
    <Fragment key={`${from} ${title}`}>
      {index > 0 && '\n'}
      {dates.formatRange(Date.parse(from), Date.parse(to))}
      {title !== '' && ' · '}
      {title !== '' && <span lang={lang}>{title}</span>}
      {hours && `${title === '' ? ' · ' : ', '}${times(hours)}`}
    </Fragment>
  ));
}
