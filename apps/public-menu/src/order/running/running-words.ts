interface RunningWords {
  readonly states: Readonly<Record<string, string>>;
  readonly one: (number: number, state: string) => string;
  readonly several: (count: number) => string;
  /** `clock` as '21:36'; in minutes. */
  readonly ready: (clock: string, left: number) => string;
}

/** The few words of the bar, in the languages of the page: it loads none of the others. */
export const WORDS: Readonly<Record<string, RunningWords>> & { readonly es: RunningWords } = {
  es: {
    states: {
      unpaid: 'falta pagar',
      new: 'enviado',
      accepted: 'en preparación',
      ready: 'listo',
      'on-the-way': 'en camino',
      rejected: 'rechazado',
      cancelled: 'cancelado',
    },
    one: (number, state) => `Pedido ${number}: ${state}`,
    several: (count) => `${count} pedidos en curso`,
    ready: (clock, left) => {
      const time = clock.replace(/^0/, '').replace(':', '.');
      return `Listo a ${time.startsWith('1.') ? 'la' : 'las'} ${time}, en ${left} ${left === 1 ? 'minuto' : 'minutos'}`;
    },
  },
  en: {
    states: {
      unpaid: 'not paid yet',
      new: 'sent',
      accepted: 'being prepared',
      ready: 'ready',
      'on-the-way': 'on its way',
      rejected: 'rejected',
      cancelled: 'cancelled',
    },
    one: (number, state) => `Order ${number}: ${state}`,
    several: (count) => `${count} orders under way`,
    ready: (clock, left) => `Ready at ${clock.replace(/^0/, '')}, in ${left} ${left === 1 ? 'minute' : 'minutes'}`,
  },
  pt: {
    states: {
      unpaid: 'falta pagar',
      new: 'enviado',
      accepted: 'em preparo',
      ready: 'pronto',
      'on-the-way': 'a caminho',
      rejected: 'recusado',
      cancelled: 'cancelado',
    },
    one: (number, state) => `Pedido ${number}: ${state}`,
    several: (count) => `${count} pedidos em andamento`,
    ready: (clock, left) => `Pronto às ${clock.replace(/^0/, '').replace(':', 'h')}, em ${left} min`,
  },
};
