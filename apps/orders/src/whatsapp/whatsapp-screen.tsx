import {
  canSaveWhatsApp,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  whatsAppDigits,
  whatsAppTestMessage,
  type Menu,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Button, LinkButton, TextField } from '@carta/ui';
import { MessageCircle } from 'lucide-react';
import { formatDialled } from './format-dialled.ts';

const TEST = { variant: 'secondary', icon: MessageCircle, children: 'Enviar un mensaje de prueba' } as const;

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
      <TextField
        label="Número de WhatsApp"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+54 9"
        value={number}
        hint={hintFor(number)}
        error={issueAt('whatsAppNumber')}
        onChange={({ target }) => edit({ whatsAppNumber: whatsAppDigits(target.value) })}
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
