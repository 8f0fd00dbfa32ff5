import { contactAccount, phonePrefix, type ContactButton } from '@carta/domain';

export const TYPES = [
  { type: 'whatsapp', label: 'WhatsApp' },
  { type: 'instagram', label: 'Instagram' },
  { type: 'phone', label: 'Teléfono fijo' },
] as const;

/** Type, number and account depend on each other, so a conflict keeps one side whole. */
export type Contact = Omit<ContactButton, 'active'>;
export type ContactDraft = Pick<ContactButton, 'active'> & { readonly contact: Contact };

export const draftOf = ({ active, ...contact }: ContactButton): ContactDraft => ({ active, contact });

export const buttonOf = ({ active, contact }: ContactDraft): ContactButton => ({
  active,
  ...contact,
  // While it is typed, an address is no account yet.
  account: contactAccount(contact.account),
});

/** Returns what the conflict dialog shows of a draft. */
export function contactText({ contact }: ContactDraft): string {
  const label = TYPES.find(({ type }) => type === contact.type)?.label ?? contact.type;
  const place = contact.type === 'instagram' ? contact.account : `${phonePrefix(contact)} ${contact.phone}`;
  return `${label}: ${place}`;
}
