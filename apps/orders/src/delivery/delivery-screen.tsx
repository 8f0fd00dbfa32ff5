import { hasDelivery, isChanged, MAX_ZONES, TEXT_LIMITS, type Delivery } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { Button, Card, IconButton, Section, Stack, TextField } from '@carta/ui';
import { Plus, Truck, X } from 'lucide-react';
import { useMemo } from 'react';
import { NotOffered } from '../not-offered.tsx';
import {
  draftOf,
  newZone,
  readDelivery,
  type DeliveryDraft,
  type ZoneDraft,
  type ZoneProblems,
} from './delivery-draft.ts';
import styles from './delivery-screen.module.css';

const CONFLICT = [
  {
    label: 'Zonas',
    textOf: ({ zones }: DeliveryDraft) => zones.map(({ title, price }) => `${title} $ ${price}`).join(', '),
  },
  { label: 'Pedido mínimo', textOf: ({ minimum }: DeliveryDraft) => minimum },
];

/** 'Envío': where orders are delivered, for how much, and from which amount, for menus with delivery. [ZONES-1] [ZONES-2] */
export function DeliveryScreen() {
  const menu = useSelector(selectMenu);
  if (!menu) return null;
  if (hasDelivery(menu.menuTypes)) return <DeliveryForm stored={menu.delivery} />;
  return (
    <NotOffered icon={Truck} title="Tu menú no tiene delivery">
      El envío es para quienes piden a domicilio. Si quieres ofrecerlo, activa «Delivery» en Pedidos.
    </NotOffered>
  );
}

function DeliveryForm({ stored }: { readonly stored: Delivery }) {
  const settings = useSettings<DeliveryDraft>({
    form: 'delivery',
    stored: useMemo(() => draftOf(stored), [stored]),
    changesOf: (draft) => {
      const { delivery } = readDelivery(draft);
      return delivery ? [{ body: { delivery } }] : [];
    },
    canSave: (before, draft) => isChanged(before, draft) && readDelivery(draft).delivery !== null,
  });
  const { draft, edit } = settings;
  const problems = readDelivery(draft);
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <ZoneList zones={draft.zones} problems={problems.zones} onChange={(zones) => edit({ zones })} />
      <TextField
        label="Pedido mínimo"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        hint="Lo menos que se pide con envío, sin contar el envío. Vacío, no hay mínimo."
        {...bindText(settings, 'minimum', { path: 'delivery.minimum', problem: problems.minimum })}
      />
    </SettingsForm>
  );
}

interface ZoneListProps {
  readonly zones: readonly ZoneDraft[];
  readonly problems: ZoneProblems;
  readonly onChange: (zones: readonly ZoneDraft[]) => void;
}

function ZoneList({ zones, problems, onChange }: ZoneListProps) {
  return (
    <Section
      title="Zonas"
      action={
        zones.length < MAX_ZONES && (
          <Button variant="quiet" icon={Plus} onClick={() => onChange([...zones, newZone()])}>
            Agregar zona
          </Button>
        )
      }
    >
      {zones.length === 0 ? (
        <p className={styles.none}>Sin zonas, tus clientes escriben su dirección y acuerdas el envío por WhatsApp.</p>
      ) : (
        <Stack as="ul" gap={2} aria-label="Zonas">
          {zones.map((zone, nth) => (
            <li key={zone.key}>
              <ZoneFields
                name={`zona ${nth + 1}`}
                zone={zone}
                problems={problems[zone.key] ?? {}}
                onChange={(fields) => onChange(zones.map((other) => (other === zone ? { ...zone, ...fields } : other)))}
                onRemove={() => onChange(zones.filter((other) => other !== zone))}
              />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

interface ZoneFieldsProps {
  /** 'zona 1' */
  readonly name: string;
  readonly zone: ZoneDraft;
  readonly problems: NonNullable<ZoneProblems[string]>;
  readonly onChange: (fields: Partial<ZoneDraft>) => void;
  readonly onRemove: () => void;
}

/** What is missing in a field is said once something is typed in it. */
function ZoneFields({ name, zone: { title, price }, problems, onChange, onRemove }: ZoneFieldsProps) {
  return (
    <Card>
      <div className={styles.zone}>
        <TextField
          label={`Nombre de la ${name}`}
          placeholder="San Telmo"
          maxLength={TEXT_LIMITS.title}
          value={title}
          error={title === '' ? undefined : problems.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          label={`Envío a la ${name}`}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={price === '' ? undefined : problems.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <IconButton variant="muted" label={`Quitar ${title.trim() || name}`} icon={X} onClick={onRemove} />
      </div>
    </Card>
  );
}
