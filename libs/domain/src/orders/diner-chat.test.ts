import parsePhoneNumber from 'libphonenumber-js/min';
import { dinerChatText, dinerChatUrl } from './diner-chat.ts';
import type { OrderState } from './order-states.ts';

const ORDER = { number: 27, state: 'ready', name: 'Julián', phone: '11 4983-2211' } as const;

it.each<[OrderState, string, string]>([
  ['ready', 'Julián', 'Tu pedido 27 está listo'],
  ['on-the-way', 'Julián', 'Tu pedido 27 está en camino'],
  ['new', 'Julián', 'Hola, Julián. Sobre tu pedido 27:'],
  ['accepted', ' Julián\n Paz ', 'Hola, Julián Paz. Sobre tu pedido 27:'],
  ['done', '', 'Hola. Sobre tu pedido 27:'],
  ['rejected', ' ', 'Hola. Sobre tu pedido 27:'],
  ['cancelled', 'Sofía', 'Hola, Sofía. Sobre tu pedido 27:'],
])('[CHAT-1] of an order that is %s of %j the business writes %j', (state, name, text) => {
  expect(dinerChatText({ number: 27, state, name })).toBe(text);
});

const chatWith = (phone: string) => dinerChatUrl({ ...ORDER, phone }, parsePhoneNumber);

it.each([
  ['11 4983-2211', '5491149832211'],
  ['011 15 4983-2211', '5491149832211'],
  ['+54 9 341 555-1234', '5493415551234'],
  ['+598 94 123 456', '59894123456'],
  ['Tel. +55 (11) 96123-4567', '5511961234567'],
])('[CHAT-2] %j leads to the chat with %s, with the text', (phone, digits) => {
  expect(chatWith(phone)).toBe(`https://wa.me/${digits}?text=Tu%20pedido%2027%20est%C3%A1%20listo`);
});

it.each([
  '',
  ' ',
  '4983-2211',
  '0800-555-1234',
  '+54 11 4983',
  '598 94 123 456',
  '+1234567',
  '+1234567890123456',
  '11 4983-2211 / 2212',
  'el de siempre',
])('[CHAT-2] %j leads to no chat', (phone) => {
  expect(chatWith(phone)).toBeNull();
});
