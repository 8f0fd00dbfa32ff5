import { whatsAppUrl } from '../orders/whatsapp.ts';

/** Number of the support chat with its country code; null or '' where the operator has set none. */
type SupportNumber = string | null | undefined;

/** What the owner finds written in the chat with support. [SUPPORT-1] */
export function supportMessage(publicUrl: string): string {
  return `Hola, tengo un problema con mi menú: ${publicUrl}`;
}

/** Gives the chat with support about a menu; null where no number is set. [SUPPORT-2] */
export function supportUrl({ support, publicUrl }: { support: SupportNumber; publicUrl: string }): string | null {
  return chatWith(support, supportMessage(publicUrl));
}

/** Gives the chat with support for who has lost the password; null where no number is set. [SUPPORT-3] */
export function lostPasswordUrl(support: SupportNumber): string | null {
  return chatWith(support, 'Hola, olvidé mi contraseña y no puedo entrar a mi panel.');
}

function chatWith(support: SupportNumber, text: string): string | null {
  const digits = support?.replace(/\D/g, '');
  return digits ? whatsAppUrl(digits, text) : null;
}
