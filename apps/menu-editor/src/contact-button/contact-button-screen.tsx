import {
  canSaveContactButton,
  contactAccount,
  contactPhone,
  DEFAULT_CONTACT_BUTTON,
  INSTAGRAM_PREFIX,
  phonePrefix,
  switchContactType,
  type ContactButton,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings, type Settings } from '@carta/settings';
import { Card, Select, Switch, TextField } from '@carta/ui';
import { countryOptions } from './country-options.ts';

const TYPES = [
  { type: 'whatsapp', label: 'WhatsApp' },
  { type: 'instagram', label: 'Instagram' },
  { type: 'phone', label: 'Teléfono fijo' },
] as const;

const COUNTRIES = countryOptions();

/** 'Botón de contacto': the one link on the diners' page. */
export function ContactButtonScreen() {
  const menu = useSelector(selectMenu);
  return menu && <ContactButtonForm stored={menu.contactButton[0] ?? DEFAULT_CONTACT_BUTTON} />;
}

function ContactButtonForm({ stored }: { readonly stored: ContactButton }) {
  const settings = useSettings({
    form: 'contact-button',
    stored,
    changeOf: (contactButton) => ({ body: { contactButton: [contactButton] } }),
    canSave: canSaveContactButton,
  });
  const { draft, edit } = settings;
  return (
    <SettingsForm title="Botón de contacto" back="/panel/menu" settings={settings}>
      <Card>
        <Switch label="Activar" checked={draft.active} onChange={(active) => edit({ active })} />
      </Card>
      <Select
        label="Tipo"
        value={draft.type}
        onChange={({ target }) => edit(switchContactType(draft, target.value as ContactButton['type']))}
      >
        {TYPES.map(({ type, label }) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </Select>
      {draft.type === 'instagram' ? <AccountField {...settings} /> : <PhoneFields {...settings} />}
    </SettingsForm>
  );
}

function PhoneFields({ draft, edit, issueAt }: Settings<ContactButton>) {
  return (
    <>
      <Select
        label="País"
        value={draft.countryCode}
        error={issueAt('contactButton.0.countryCode')}
        onChange={({ target }) => edit({ countryCode: Number(target.value) })}
      >
        {COUNTRIES.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      <TextField
        label={draft.type === 'whatsapp' ? 'Número de WhatsApp' : 'Número de teléfono'}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        prefix={phonePrefix(draft)}
        value={draft.phone}
        error={issueAt('contactButton.0.phone')}
        onChange={({ target }) => edit({ phone: contactPhone(target.value) })}
      />
    </>
  );
}

function AccountField({ draft, edit, issueAt }: Settings<ContactButton>) {
  return (
    <TextField
      label="Cuenta de Instagram"
      inputMode="url"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      prefix={INSTAGRAM_PREFIX.replace(/^https:\/\/(?:www\.)?/, '')}
      value={draft.account}
      error={issueAt('contactButton.0.account')}
      onChange={({ target }) => edit({ account: contactAccount(target.value) })}
    />
  );
}
