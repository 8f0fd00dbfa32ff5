import { dayIn } from '@carta/domain';

/** A moment of an order as words say it. */
export interface OrderMoment {
  readonly day: 'today' | 'tomorrow' | 'other';
  /** '20 de noviembre', in the language of the page. */
  readonly date: string;
  /** As '00:30', in the time zone of the business. */
  readonly clock: string;
}

const DAY_MS = 86_400_000;

/** Returns how `moment` is said at `now`, both in ms since 1970. */
export function orderMoment(
  moment: number,
  { timeZone, now, lang }: { readonly timeZone: string; readonly now: number; readonly lang: string },
): OrderMoment {
  const written = (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(moment);
  const day = dayIn(timeZone, moment);
  const isTomorrow = day === dayIn(timeZone, now + DAY_MS);
  return {
    day: day === dayIn(timeZone, now) ? 'today' : isTomorrow ? 'tomorrow' : 'other',
    date: written(lang, { day: 'numeric', month: 'long' }),
    clock: written('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
