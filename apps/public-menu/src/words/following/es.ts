import { atWords, clockWords, ORDER_STATE_NAMES, type OrderState } from '@carta/domain';
import type { OrderMoment } from '../../order-moment.ts';

/** The day of a moment before its time; nothing for today, or these words. */
const dayWords = ({ day, date }: OrderMoment, today = '') => ({ today, tomorrow: 'mañana ', other: `${date} ` })[day];

/** What the page of an order says. */
export const following = {
  order: (number: number) => `Pedido ${number}`,
  states: { ...ORDER_STATE_NAMES, new: 'Enviado' } satisfies Readonly<Record<OrderState, string>>,
  /** Of the owner's own list; what an owner wrote stands as it is. */
  reasons: {} as Readonly<Record<string, string>>,
  hoped: (name: string) => `Esperamos que ${name} lo acepte`,
  soon: 'Suele tardar pocos minutos. Se actualiza sola.',
  notAnswered: 'El local todavía no respondió',
  slow: 'El local puede tardar en responder',
  notAnsweredAdvice: 'Puedes escribirle, o cancelar el pedido.',
  noAnswer: 'Sin respuesta',
  noAnswerAdvice: (name: string) => `${name} no respondió tu pedido.`,
  cancelledAdvice: 'El local ya no lo prepara.',
  wanted: (moment: string) => `Para ${moment}`,
  at: (moment: OrderMoment) => `${dayWords(moment)}${atWords(moment.clock)}`,
  forMoment: (moment: OrderMoment) => `${dayWords(moment, 'hoy ')}${atWords(moment.clock)}`,
  since: (moment: OrderMoment) => `desde ${dayWords(moment)}${atWords(moment.clock).slice(2)}`,
  clock: (moment: OrderMoment) => `${dayWords(moment)}${clockWords(moment.clock)}`,
  ready: (moment: string) => `Listo ${moment}`,
  minutes: (count: number) => `en ${count} min`,
  late: 'Un poco más, ya casi está',
  preparing: (name: string) => `${name} lo está preparando`,
  isReady: 'Tu pedido está listo',
  pickUp: (place: string) => (place === '' ? 'Ya puedes pasar a buscarlo.' : `Pasa a buscarlo por ${place}.`),
  leaves: 'Sale para allá en un momento.',
  isOnTheWay: 'Tu pedido está en camino',
  isDone: 'Tu pedido fue entregado',
  enjoy: '¡Buen provecho!',
  steps: 'Pasos del pedido',
  cancel: 'Cancelar el pedido',
  askCancel: '¿Cancelar el pedido?',
  askCancelAdvice: 'El local deja de verlo entre los nuevos.',
  keep: 'No, dejarlo',
  write: 'Escribir al local',
  announce: 'Avisar por WhatsApp',
  repeat: 'Repetir',
  offline: 'Sin conexión. Se actualiza cuando vuelva.',
  progress: 'Cuánto falta',
};
