import {
  canSaveWhatsApp,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  readWhatsAppNumber,
  unreadPhone,
  WHATSAPP_LENGTH,
  whatsAppTestMessage,
  type Menu,
  type PhoneEntry,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { PhoneField, SettingsForm, useSettings } from '@carta/settings';
import { Button, LinkButton } from '@carta/ui';
import { MessageCircle } from 'lucide-react';
import { parseArgentine } from '../argentina.ts';
import { formatDialled } from './format-dialled.ts';

const TEST = { variant: 'secondary', icon: MessageCircle, children: 'Enviar un mensaje de prueba' } as const;

const ENTRY: PhoneEntry = {
  most: WHATSAPP_LENGTH,
  read: (text) => readWhatsAppNumber(text, parseArgentine),
};

const CONFLICT = [
  { label: 'Número de WhatsApp', textOf: ({ whatsAppNumber }: Pick<Menu, 'whatsAppNumber'>) => whatsAppNumber },
];

/** 'Número de WhatsApp': where orders arrive. */
export function WhatsAppScreen() {
  const menu = useSelector(selectMenu);
  return menu && <WhatsAppForm name={menu.name} whatsAppNumber={menu.whatsAppNumber} />;
}

function WhatsAppForm({ name, whatsAppNumber }: Pick<Menu, 'name' | 'whatsAppNumber'>) {
  const settings = useSettings({
    form: 'whatsapp',
    stored: { whatsAppNumber },
    changesOf: (draft) => [{ body: draft }],
    canSave: (stored, draft) => canSaveWhatsApp(stored.whatsAppNumber, draft.whatsAppNumber),
  });
  const { draft, edit, issueAt } = settings;
  const number = draft.whatsAppNumber;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <PhoneField
        label="Número de WhatsApp"
        prefix="+54 9"
        value={number}
        hint={hintFor(number)}
        error={issueAt('whatsAppNumber')}
        entry={ENTRY}
        unread={unreadPhone}
        onDigits={(digits) => edit({ whatsAppNumber: digits })}
      />
      {isWhatsAppNumber(number) ? (
        <LinkButton
          {...TEST}
          href={orderWhatsAppUrl(number, whatsAppTestMessage(name))}
          target="_blank"
          rel="noopener"
        />
      ) : (
        <Button {...TEST} disabled />
      )}
    </SettingsForm>
  );
}

function hintFor(number: string): string {
  if (!isWhatsAppNumber(number)) return 'Son 10 números: el código de área sin 0 y el número sin 15.';
  const { text, doubtful } = formatDialled(number);
  return doubtful ? `Se marca ${text}. Revisa el código de área: va sin 0, y el número sin 15.` : `Se marca ${text}`;
}
