import { isChanged, TEXT_LIMITS, timeZoneOptions, type Menu, type ModalInfo } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Select, TextArea, TextField } from '@carta/ui';
import { useMemo } from 'react';

const FIELDS = [
  { name: 'address', label: 'Dirección', autoComplete: 'street-address' },
  { name: 'location', label: 'Localidad', autoComplete: 'address-level2' },
  { name: 'phone1', label: 'Teléfono 1', type: 'tel', autoComplete: 'tel' },
  { name: 'phone2', label: 'Teléfono 2', type: 'tel', autoComplete: 'off' },
] as const;

type Draft = ModalInfo & Pick<Menu, 'timeZone'>;

const CONFLICT = [
  ...FIELDS.map(({ name, label }) => ({ label, textOf: (draft: Draft) => draft[name] })),
  { label: 'Horarios', textOf: ({ schedule }: Draft) => schedule },
  { label: 'Zona horaria', textOf: ({ timeZone }: Draft) => timeZone },
];

/** 'Información': address, phones, schedule and time zone. */
export function InfoScreen() {
  const menu = useSelector(selectMenu);
  return menu && <InfoForm info={menu.modalInfo} timeZone={menu.timeZone} />;
}

function InfoForm({ info, timeZone }: { readonly info: ModalInfo; readonly timeZone: string }) {
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const settings = useSettings<Draft>({
    form: 'info',
    stored: useMemo(() => ({ ...info, timeZone }), [info, timeZone]),
    // The whole object is sent first: saving a field raises the version that the whole object names.
    changesOf: ({ timeZone: nextZone, ...modalInfo }, business) => [
      ...(isChanged(business.modalInfo, modalInfo)
        ? [{ part: 'dirección, teléfonos y horarios', body: { ...business, modalInfo } }]
        : []),
      ...(nextZone === business.timeZone ? [] : [{ part: 'zona horaria', body: { timeZone: nextZone } }]),
    ],
  });
  const { draft, edit, issueAt } = settings;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      {FIELDS.map(({ name, label, ...kind }) => (
        <TextField
          key={name}
          {...kind}
          label={label}
          maxLength={TEXT_LIMITS.other}
          value={draft[name]}
          error={issueAt(`modalInfo.${name}`)}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      ))}
      <TextArea
        label="Horarios"
        maxLength={TEXT_LIMITS.schedule}
        value={draft.schedule}
        error={issueAt('modalInfo.schedule')}
        onChange={({ target }) => edit({ schedule: target.value })}
      />
      <Select
        label="Zona horaria"
        value={draft.timeZone}
        error={issueAt('timeZone')}
        onChange={({ target }) => edit({ timeZone: target.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </SettingsForm>
  );
}
