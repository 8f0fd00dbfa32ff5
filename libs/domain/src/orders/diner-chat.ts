import { ARGENTINA, readPhone, writtenNumber, type PhoneParser } from '../phones/read-phone.ts';
import type { DinerOrder } from './diner-order.ts';
import { oneParagraph } from './order-text.ts';
import { orderWhatsAppUrl, whatsAppUrl } from './whatsapp.ts';

/** What the business writes about an order. */
type Told = Pick<DinerOrder, 'number' | 'state' | 'name'>;

/** Digits of a number with its country code, at least and at most (E.164). */
const WHOLE_NUMBER = /^[1-9]\d{7,14}$/;

/** Returns what the business writes to a diner about an order: where it is ready or on its way, that; otherwise how the message begins. [CHAT-1] */
export function dinerChatText({ number, state, name }: Told): string {
  const order = Number.isFinite(number) ? `pedido ${number}` : 'pedido';
  if (state === 'ready') return `Tu ${order} está listo`;
  if (state === 'on-the-way') return `Tu ${order} está en camino`;
  const called = oneParagraph(name);
  return `Hola${called && `, ${called}`}. Sobre tu ${order}:`;
}

/**
 * Returns the address of the chat with the diner of an order, with what is written about it; null where its phone is none of Argentina that can
 * have WhatsApp, nor written with + and the code of another country. [CHAT-1] [CHAT-2]
 */
export function dinerChatUrl(order: Told & Pick<DinerOrder, 'phone'>, parse: PhoneParser): string | null {
  const text = dinerChatText(order);
  const local = readPhone(order.phone, { countryCode: ARGENTINA, parse });
  if (local.ok) return local.value.dialled.startsWith('+') ? orderWhatsAppUrl(local.value.digits, text) : null;
  const written = writtenNumber(order.phone) ?? '';
  const digits = written.replace(/\D/g, '');
  const isForeign = written.startsWith('+') && !digits.startsWith(`${ARGENTINA}`) && WHOLE_NUMBER.test(digits);
  return isForeign ? whatsAppUrl(digits, text) : null;
}
