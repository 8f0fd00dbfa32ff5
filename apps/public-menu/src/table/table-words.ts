import type { RequestKind } from '@carta/domain';

interface TableWords {
  readonly orderHere: string;
  /** What a diner asks for. */
  readonly ask: Readonly<Record<RequestKind, string>>;
  /** What waits for an answer. */
  readonly asked: Readonly<Record<RequestKind, string>>;
  readonly answered: string;
  readonly tooOften: string;
  readonly notAsked: string;
  /** The code was renewed, is none, or was scanned too long ago. */
  readonly scanAgain: string;
  readonly notChecked: string;
  readonly retry: string;
}

/** The few words of the table, in the languages of the page: it loads none of the others. */
export const TABLE_WORDS: Readonly<Record<string, TableWords>> & { readonly es: TableWords } = {
  es: {
    orderHere: 'Pide desde aquí',
    ask: { waiter: 'Llamar al mozo', bill: 'Pedir la cuenta' },
    asked: { waiter: 'Mozo avisado', bill: 'Cuenta pedida' },
    answered: 'Ya va el mozo',
    tooOften: 'Ya avisaste varias veces. Espera unos minutos.',
    notAsked: 'El aviso no llegó. Inténtalo otra vez o llama al mozo.',
    scanAgain: 'El código de la mesa ya no vale. Escanéalo otra vez en la mesa.',
    notChecked: 'No hay conexión para saber cuál es tu mesa.',
    retry: 'Reintentar',
  },
  en: {
    orderHere: 'Order from here',
    ask: { waiter: 'Call the waiter', bill: 'Ask for the bill' },
    asked: { waiter: 'Waiter called', bill: 'Bill asked for' },
    answered: 'The waiter is coming',
    tooOften: 'You have called several times. Wait a few minutes.',
    notAsked: 'Your call did not arrive. Try again, or wave to the waiter.',
    scanAgain: 'This table’s code is no longer valid. Scan it again at the table.',
    notChecked: 'There is no connection to find out which table is yours.',
    retry: 'Try again',
  },
  pt: {
    orderHere: 'Peça por aqui',
    ask: { waiter: 'Chamar o garçom', bill: 'Pedir a conta' },
    asked: { waiter: 'Garçom avisado', bill: 'Conta pedida' },
    answered: 'O garçom já vai',
    tooOften: 'Você já avisou várias vezes. Espere alguns minutos.',
    notAsked: 'O aviso não chegou. Tente de novo ou chame o garçom.',
    scanAgain: 'O código da mesa não vale mais. Leia de novo o código na mesa.',
    notChecked: 'Não há conexão para saber qual é a sua mesa.',
    retry: 'Tentar de novo',
  },
};
