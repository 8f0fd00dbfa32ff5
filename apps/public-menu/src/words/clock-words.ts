/** '0:30' for '00:30', as English writes it. */
export const englishClock = (clock: string) => clock.replace(/^0(?=\d)/, '');

/** '0h30' for '00:30', '12h' for '12:00', as Portuguese writes it. */
export const portugueseClock = (clock: string) => englishClock(clock).replace(':', 'h').replace(/h00$/, 'h');

/** 'à 1h30', 'às 20h'. */
export const portugueseTime = (clock: string) => `${clock.startsWith('01:') ? 'à' : 'às'} ${portugueseClock(clock)}`;
