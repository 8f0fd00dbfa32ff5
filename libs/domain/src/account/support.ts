import { whatsAppUrl } from '../orders/whatsapp.ts';

/** Number of the support chat with its country code; null or '' if the operator has set none. */
type SupportNumber = string | null | undefined;

/** Returns the prepared text of the support chat. [SUPPORT-1] */
export function supportMessage(publicUrl: string): string {
  return `Hola, tengo un problema con mi menú: ${publicUrl}`;
}

/** Returns the address of the support chat about a menu; null if no number is set. [SUPPORT-2] */
export function supportUrl({ support, publicUrl }: { support: SupportNumber; publicUrl: string }): string | null {
  return chatWith(support, supportMessage(publicUrl));
}

/** Returns the address of the support chat for an owner who lost the password; null if no number is set. [SUPPORT-3] */
export function lostPasswordUrl(support: SupportNumber): string | null {
  return chatWith(support, 'Hola, olvidé mi contraseña y no puedo entrar a mi panel.');
}

function chatWith(support: SupportNumber, text: string): string | null {
  const digits = support?.replace(/\D/g, '');
  return digits ? whatsAppUrl(digits, text) : null;
}
