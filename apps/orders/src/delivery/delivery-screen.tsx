import { hasDelivery, isChanged, MAX_ZONES, TEXT_LIMITS, type Delivery } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { Button, Card, IconButton, Section, Stack, TextField } from '@carta/ui';
import { Plus, Truck, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { NotOffered } from '../not-offered.tsx';
import {
  draftOf,
  isEmptyZone,
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
    canSave: (before, draft) => saysMore(before, draft) && readDelivery(draft).delivery !== null,
    isDirty: saysMore,
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

/** True if a draft says something else; empty zones say nothing. */
function saysMore(before: DeliveryDraft, draft: DeliveryDraft): boolean {
  return isChanged(before, draft) && isChanged(readDelivery(before).delivery, readDelivery(draft).delivery);
}

interface ZoneListProps {
  readonly zones: readonly ZoneDraft[];
  readonly problems: ZoneProblems;
  readonly onChange: (zones: readonly ZoneDraft[]) => void;
}

function ZoneList({ zones, problems, onChange }: ZoneListProps) {
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const zone = newZone();
    setAdded(zone.key);
    onChange([...zones, zone]);
  };
  return (
    <Section
      title="Zonas"
      action={
        zones.length < MAX_ZONES && (
          <Button variant="quiet" icon={Plus} onClick={add}>
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
                autoFocus={zone.key === added}
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
  /** Brings the zone into view, with the focus in its name. */
  readonly autoFocus: boolean;
  readonly problems: NonNullable<ZoneProblems[string]>;
  readonly onChange: (fields: Partial<ZoneDraft>) => void;
  readonly onRemove: () => void;
}

/** What is missing is said beside its field, and marked once the owner has left the zone. */
function ZoneFields({ name, zone, autoFocus, problems, onChange, onRemove }: ZoneFieldsProps) {
  const { title, price } = zone;
  const [isInside, setInside] = useState(false);
  const said = (field: keyof typeof problems) =>
    zone[field].trim() === '' && isInside ? { hint: problems[field] } : { error: problems[field] };
  return (
    <Card>
      <div
        className={styles.zone}
        onFocus={() => setInside(true)}
        onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      >
        <TextField
          label={`Nombre de la ${name}`}
          placeholder="San Telmo"
          maxLength={TEXT_LIMITS.title}
          value={title}
          autoFocus={autoFocus}
          {...(isEmptyZone(zone) ? { hint: 'Vacía, no se guarda.' } : said('title'))}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          label={`Envío a la ${name}`}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          {...said('price')}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <IconButton variant="muted" label={`Quitar ${title.trim() || name}`} icon={X} onClick={onRemove} />
      </div>
    </Card>
  );
}
