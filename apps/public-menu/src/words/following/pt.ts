import type { OrderMoment } from '../../order-moment.ts';
import { portugueseClock as clockWords, portugueseTime as atTime } from '../clock-words.ts';
import type { following as spanish } from './es.ts';

/** The day of a moment before its time; nothing for today, or these words. */
const dayWords = ({ day, date }: OrderMoment, today = '') => ({ today, tomorrow: 'amanhã ', other: `${date} ` })[day];

export const following: typeof spanish = {
  order: (number) => `Pedido ${number}`,
  states: {
    unpaid: 'Sem pagar',
    new: 'Enviado',
    accepted: 'Em preparo',
    ready: 'Pronto',
    'on-the-way': 'A caminho',
    done: 'Entregue',
    rejected: 'Recusado',
    cancelled: 'Cancelado',
  },
  reasons: {
    'No hay stock': 'Sem estoque',
    'Cocina cerrada': 'Cozinha fechada',
    'Fuera de zona': 'Fora da área de entrega',
    'Faltan datos': 'Faltam dados',
  },
  hoped: (name) => `Esperando que ${name} aceite`,
  soon: 'Costuma levar poucos minutos. A página se atualiza sozinha.',
  notAnswered: 'O local ainda não respondeu',
  slow: 'O local pode demorar para responder',
  notAnsweredAdvice: 'Você pode escrever, ou cancelar o pedido.',
  noAnswer: 'Sem resposta',
  noAnswerAdvice: (name) => `${name} não respondeu seu pedido.`,
  cancelledAdvice: 'O local não o prepara mais.',
  wanted: (moment) => `Para ${moment}`,
  at: (moment) => `${dayWords(moment)}${atTime(moment.clock)}`,
  forMoment: (moment) => `${dayWords(moment, 'hoje ')}${atTime(moment.clock)}`,
  since: (moment) => `desde ${dayWords(moment)}${clockWords(moment.clock)}`,
  clock: (moment) => `${dayWords(moment)}${clockWords(moment.clock)}`,
  ready: (moment) => `Pronto ${moment}`,
  minutes: (count) => `em ${count} min`,
  late: 'Só mais um pouco, já está quase',
  preparing: (name) => `${name} está preparando`,
  isReady: 'Seu pedido está pronto',
  pickUp: (place) => (place === '' ? 'Já pode passar para retirar.' : `Retire em ${place}.`),
  leaves: 'Sai em um instante.',
  isOnTheWay: 'Seu pedido está a caminho',
  isDone: 'Seu pedido foi entregue',
  enjoy: 'Bom apetite!',
  steps: 'Etapas do pedido',
  cancel: 'Cancelar o pedido',
  askCancel: 'Cancelar o pedido?',
  askCancelAdvice: 'O local deixa de vê-lo entre os novos.',
  keep: 'Não, manter',
  write: 'Escrever ao local',
  announce: 'Avisar pelo WhatsApp',
  repeat: 'Repetir',
  offline: 'Sem conexão. Atualiza quando ela voltar.',
  progress: 'Quanto falta',
};
