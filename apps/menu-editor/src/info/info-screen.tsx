import {
  businessNameProblem,
  hoursText,
  isChanged,
  TEXT_LIMITS,
  timeZoneOptions,
  type Menu,
  type ModalInfo,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { Button, LinkButton, Select, Switch, TextArea, TextField } from '@carta/ui';
import { ArrowRight, Clock } from 'lucide-react';
import { useMemo } from 'react';

const FIELDS = [
  { name: 'address', label: 'Dirección', autoComplete: 'street-address' },
  { name: 'location', label: 'Localidad', autoComplete: 'address-level2' },
  { name: 'phone1', label: 'Teléfono 1', type: 'tel', autoComplete: 'tel' },
  { name: 'phone2', label: 'Teléfono 2', type: 'tel', autoComplete: 'off' },
] as const;

const PUBLIC_PDF = 'PDF para comensales';

type Draft = ModalInfo & Pick<Menu, 'name' | 'timeZone' | 'publicPdf'>;

const CONFLICT = [
  { label: 'Nombre del negocio', textOf: ({ name }: Draft) => name },
  ...FIELDS.map(({ name, label }) => ({ label, textOf: (draft: Draft) => draft[name] })),
  { label: 'Horarios', textOf: ({ schedule }: Draft) => schedule },
  { label: 'Zona horaria', textOf: ({ timeZone }: Draft) => timeZone },
  { label: PUBLIC_PDF, textOf: ({ publicPdf }: Draft) => (publicPdf ? 'Sí' : 'No') },
];

/** 'Información': name, address, phones, schedule and time zone. */
export function InfoScreen() {
  const menu = useSelector(selectMenu);
  return menu && <InfoForm key={menu.key} menu={menu} />;
}

function InfoForm({ menu }: { readonly menu: Menu }) {
  const { modalInfo: info, name, timeZone, hours, publicPdf } = menu;
  const zones = useMemo(() => timeZoneOptions(timeZone), [timeZone]);
  const settings = useSettings<Draft>({
    form: 'info',
    stored: useMemo(() => ({ ...info, name, timeZone, publicPdf }), [info, name, timeZone, publicPdf]),
    // The whole object is sent first: saving a field raises the version that the whole object names.
    changesOf: ({ name: nextName, timeZone: nextZone, publicPdf: nextPdf, ...modalInfo }, business) => [
      ...(isChanged(business.modalInfo, modalInfo)
        ? [{ part: 'dirección, teléfonos y horarios', body: { ...business, modalInfo } }]
        : []),
      ...(nextName === business.name ? [] : [{ part: 'nombre del negocio', body: { name: nextName } }]),
      ...(nextZone === business.timeZone ? [] : [{ part: 'zona horaria', body: { timeZone: nextZone } }]),
      ...(nextPdf === business.publicPdf ? [] : [{ part: 'PDF para comensales', body: { publicPdf: nextPdf } }]),
    ],
    canSave: (stored, draft) => isChanged(stored, draft) && nameProblem(stored, draft) === undefined,
  });
  const { draft, edit } = settings;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <TextField
        label="Nombre del negocio"
        data-preview="header"
        autoComplete="organization"
        {...bindText(settings, 'name', { problem: nameProblem(settings.stored, draft) })}
      />
      {FIELDS.map(({ name, label, ...kind }) => (
        <TextField
          key={name}
          {...kind}
          label={label}
          maxLength={TEXT_LIMITS.other}
          {...bindText(settings, name, { path: `modalInfo.${name}` })}
        />
      ))}
      <TextArea
        label="Horarios"
        maxLength={TEXT_LIMITS.schedule}
        {...bindText(settings, 'schedule', { path: 'modalInfo.schedule' })}
      />
      {hours.length > 0 && (
        <Button variant="quiet" icon={Clock} onClick={() => edit({ schedule: hoursText(hours) })}>
          Completar con los horarios de atención
        </Button>
      )}
      <Select label="Zona horaria" {...bindText(settings, 'timeZone')}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      <Switch
        label={PUBLIC_PDF}
        detail="Tus comensales pueden abrir el menú en PDF desde la página del menú."
        checked={draft.publicPdf}
        onChange={(on) => edit({ publicPdf: on })}
      />
      <LinkButton variant="quiet" icon={ArrowRight} href="/panel/orders">
        Delivery y takeaway
      </LinkButton>
    </SettingsForm>
  );
}

/** A stored name is left as it is, even if it is empty or longer than an owner may write. [NAME-1] */
function nameProblem(stored: Draft, { name }: Draft): string | undefined {
  return name === stored.name ? undefined : businessNameProblem(name);
}
