import { dialledNumber } from '@carta/domain';
import { parseArgentine } from '../argentina.ts';

export interface DialledNumber {
  /** The dialled number, grouped by area code: '+54 9 11 5555 0142'. */
  readonly text: string;
  /** True if the area code does not exist or has no such number. */
  readonly doubtful: boolean;
}

/** Returns a WhatsApp number of ten digits as it is dialled. [WA-6] */
export function formatDialled(digits: string): DialledNumber {
  const dialled = dialledNumber(digits);
  const phone = parseArgentine(dialled);
  return phone?.isValid()
    ? { text: phone.formatInternational(), doubtful: false }
    : { text: dialled.replace('+549', '+54 9 '), doubtful: true };
}
