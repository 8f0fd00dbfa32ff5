import {
  canSaveContactButton,
  contactAccount,
  contactWarning,
  DEFAULT_CONTACT_BUTTON,
  INSTAGRAM_PREFIX,
  isChanged,
  isInstagramAccount,
  NOT_AN_ACCOUNT,
  ok,
  phonePrefix,
  readContactButton,
  readPhone,
  switchContactType,
  TEXT_LIMITS,
  unreadPhone,
  type ContactButton,
  type PhoneEntry,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { PhoneField, SettingsForm, useSettings, type Settings } from '@carta/settings';
import { Banner, Card, CodeField, Select, Switch } from '@carta/ui';
import parsePhoneNumber from 'libphonenumber-js/min';
import { useMemo, useState, type ChangeEvent } from 'react';
import { buttonOf, contactText, draftOf, TYPES, type Contact, type ContactDraft } from './contact-draft.ts';
import { countryOptions } from './country-options.ts';

const COUNTRIES = countryOptions();

const CONFLICT = [{ label: 'Contacto', textOf: contactText }];

/** 'Botón de contacto': the one link on the diners' page. */
export function ContactButtonScreen() {
  const menu = useSelector(selectMenu);
  return menu && <ContactButtonForm stored={menu.contactButton[0] ?? DEFAULT_CONTACT_BUTTON} />;
}

function ContactButtonForm({ stored }: { readonly stored: ContactButton }) {
  const read = (draft: ContactDraft) => readContactButton(stored, buttonOf(draft), parsePhoneNumber);
  const written = (draft: ContactDraft) => {
    const button = read(draft);
    return button.ok ? button.value : buttonOf(draft);
  };
  const settings = useSettings({
    form: 'contact-button',
    stored: useMemo(() => draftOf(stored), [stored]),
    changesOf: (draft) => [{ body: { contactButton: [written(draft)] } }],
    canSave: (_before, draft) => {
      const button = read(draft);
      return button.ok && canSaveContactButton(stored, button.value);
    },
    isDirty: (_before, draft) => isChanged(stored, written(draft)),
  });
  const { draft, edit, issueAt } = settings;
  const button = buttonOf(draft);
  const change = (contact: Partial<Contact>) => edit({ contact: { ...draft.contact, ...contact } });
  const fields = { contact: draft.contact, change, issueAt };
  const warning = contactWarning(button);
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <Card>
        <Switch label="Activar" checked={draft.active} onChange={(active) => edit({ active })} />
      </Card>
      {warning !== null && <Banner>{warning}</Banner>}
      <Select
        label="Tipo"
        value={button.type}
        onChange={({ target }) => edit(draftOf(switchContactType(button, target.value as Contact['type'])))}
      >
        {TYPES.map(({ type, label }) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </Select>
      {button.type === 'instagram' ? <AccountField {...fields} /> : <PhoneFields {...fields} />}
    </SettingsForm>
  );
}

interface FieldProps extends Pick<Settings<ContactDraft>, 'issueAt'> {
  readonly contact: Contact;
  readonly change: (fields: Partial<Contact>) => void;
}

function PhoneFields({ contact, change, issueAt }: FieldProps) {
  return (
    <>
      <Select
        label="País"
        value={contact.countryCode}
        error={issueAt('contactButton[0].countryCode')}
        onChange={({ target }) => change({ countryCode: Number(target.value) })}
      >
        {COUNTRIES.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Select>
      <PhoneField
        key={contact.countryCode}
        label={contact.type === 'whatsapp' ? 'Número de WhatsApp' : 'Número de teléfono'}
        prefix={phonePrefix(contact)}
        value={contact.phone}
        error={issueAt('contactButton[0].phone')}
        entry={entryOf(contact)}
        unread={(text) => unreadPhone(text, contact.countryCode)}
        onDigits={(phone) => change({ phone })}
        readOnLeave
      />
    </>
  );
}

/** Digits that a country's phone has at most, as it is written with its prefixes. */
const MOST_DIGITS = 20;

function entryOf({ countryCode }: Contact): PhoneEntry {
  return {
    most: MOST_DIGITS,
    read(text) {
      const phone = readPhone(text, { countryCode, parse: parsePhoneNumber });
      return phone.ok ? ok(phone.value.digits) : phone;
    },
  };
}

const IS_ADDRESS = /instagr(?:am\.com|\.am)\//i;

function AccountField({ contact: { account }, change, issueAt }: FieldProps) {
  // What is typed may become an account yet.
  const [isTyping, setTyping] = useState(false);
  const type = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyping((nativeEvent as InputEvent).inputType !== 'insertFromPaste');
    // An address becomes its account as soon as it names one; while it is typed it stays.
    change({ account: IS_ADDRESS.test(value) ? contactAccount(value) : value });
  };
  const read = contactAccount(account);
  const isWrong = !isTyping && read !== '' && !isInstagramAccount(read);
  return (
    <CodeField
      label="Cuenta de Instagram"
      inputMode="url"
      maxLength={TEXT_LIMITS.other}
      prefix={INSTAGRAM_PREFIX.replace(/^https:\/\/(?:www\.)?/, '')}
      value={account}
      error={issueAt('contactButton[0].account') ?? (isWrong ? NOT_AN_ACCOUNT : undefined)}
      onChange={type}
      onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
      onBlur={({ target }) => {
        setTyping(false);
        if (contactAccount(target.value) !== account) change({ account: contactAccount(target.value) });
      }}
    />
  );
}
