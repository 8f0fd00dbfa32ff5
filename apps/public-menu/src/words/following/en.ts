import type { OrderMoment } from '../../order-moment.ts';
import { englishClock as clockWords } from '../clock-words.ts';
import type { following as spanish } from './es.ts';

/** The day of a moment before its time; nothing for today, or these words. */
const dayWords = ({ day, date }: OrderMoment, today = '') => ({ today, tomorrow: 'tomorrow ', other: `${date} ` })[day];

export const following: typeof spanish = {
  order: (number) => `Order ${number}`,
  states: {
    unpaid: 'Not paid',
    new: 'Sent',
    accepted: 'Being prepared',
    ready: 'Ready',
    'on-the-way': 'On its way',
    done: 'Delivered',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  reasons: {
    'No hay stock': 'Out of stock',
    'Cocina cerrada': 'The kitchen is closed',
    'Fuera de zona': 'Outside of the delivery area',
    'Faltan datos': 'Something is missing',
  },
  hoped: (name) => `Waiting for ${name} to accept it`,
  soon: 'It usually takes a few minutes. This page updates itself.',
  notAnswered: 'The restaurant has not answered yet',
  slow: 'The restaurant may take a while to answer',
  notAnsweredAdvice: 'You can write to them, or cancel the order.',
  noAnswer: 'No answer',
  noAnswerAdvice: (name) => `${name} did not answer your order.`,
  cancelledAdvice: 'The restaurant does not prepare it any more.',
  wanted: (moment) => `For ${moment}`,
  at: (moment) => `${dayWords(moment)}at ${clockWords(moment.clock)}`,
  forMoment: (moment) => `${dayWords(moment, 'today ')}at ${clockWords(moment.clock)}`,
  since: (moment) => `since ${dayWords(moment)}${clockWords(moment.clock)}`,
  clock: (moment) => `${dayWords(moment)}${clockWords(moment.clock)}`,
  ready: (moment) => `Ready ${moment}`,
  minutes: (count) => `in ${count} min`,
  late: 'Just a little longer, almost there',
  preparing: (name) => `${name} is preparing it`,
  isReady: 'Your order is ready',
  pickUp: (place) => (place === '' ? 'You can pick it up now.' : `Pick it up at ${place}.`),
  leaves: 'It leaves in a moment.',
  isOnTheWay: 'Your order is on its way',
  isDone: 'Your order was delivered',
  enjoy: 'Enjoy your meal!',
  steps: 'Steps of the order',
  cancel: 'Cancel the order',
  askCancel: 'Cancel the order?',
  askCancelAdvice: 'The restaurant no longer sees it among the new ones.',
  keep: 'No, keep it',
  write: 'Write to the restaurant',
  announce: 'Announce by WhatsApp',
  repeat: 'Order again',
  offline: 'No connection. It updates when you are back online.',
  progress: 'How long it takes',
};
