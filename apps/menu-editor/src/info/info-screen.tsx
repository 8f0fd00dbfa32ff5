import type { ModalInfo } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { TextArea, TextField } from '@carta/ui';

const FIELDS = [
  { name: 'address', label: 'Dirección', autoComplete: 'street-address' },
  { name: 'location', label: 'Localidad', autoComplete: 'address-level2' },
  { name: 'phone1', label: 'Teléfono 1', type: 'tel', autoComplete: 'tel' },
  { name: 'phone2', label: 'Teléfono 2', type: 'tel', autoComplete: 'off' },
] as const;

const CONFLICT = [
  ...FIELDS.map(({ name, label }) => ({ label, textOf: (info: ModalInfo) => info[name] })),
  { label: 'Horarios', textOf: ({ schedule }: ModalInfo) => schedule },
];

/** 'Información': where the business is, how it is called and when it is open. */
export function InfoScreen() {
  const menu = useSelector(selectMenu);
  return menu && <InfoForm stored={menu.modalInfo} />;
}

function InfoForm({ stored }: { readonly stored: ModalInfo }) {
  const settings = useSettings({
    form: 'info',
    stored,
    changesOf: (modalInfo, business) => [{ body: { ...business, modalInfo } }],
  });
  const { draft, edit, issueAt } = settings;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      {FIELDS.map(({ name, label, ...kind }) => (
        <TextField
          key={name}
          {...kind}
          label={label}
          maxLength={200}
          value={draft[name]}
          error={issueAt(`modalInfo.${name}`)}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      ))}
      <TextArea
        label="Horarios"
        maxLength={1_000}
        value={draft.schedule}
        error={issueAt('modalInfo.schedule')}
        onChange={({ target }) => edit({ schedule: target.value })}
      />
    </SettingsForm>
  );
}
