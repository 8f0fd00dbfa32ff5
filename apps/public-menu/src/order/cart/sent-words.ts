/** 'Enviado a las 21.04', by the diner's clock; `at` in ms since 1970, null where nobody noted it. */
export function sentWords(at: number | null): string {
  if (at === null) return cartaWords.sent;
  const moment = new Date(at);
  return cartaWords.sentAt(moment.getHours(), String(moment.getMinutes()).padStart(2, '0'));
}
