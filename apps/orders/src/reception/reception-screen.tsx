import { PREP_MINUTES, steppedPrepMinutes, type Menu, type OrderDesk } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Banner, Card, LinkButton, SegmentedControl, StepperField, Switch } from '@carta/ui';
import { BellRing, Printer, SquareArrowOutUpRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chooseSound, useSound } from '../new-order-sound.ts';
import { choosePrintOnAccept, usePrintOnAccept } from '../print-on-accept.ts';
import styles from './reception-screen.module.css';

const REQUIRED = { value: 'required', label: 'Obligatorio' } as const;
const OPTIONAL = { value: 'optional', label: 'Opcional' } as const;
const NAMES = [REQUIRED, OPTIONAL] as const;
const PHONES = [REQUIRED, OPTIONAL, { value: 'hidden', label: 'No pedir' }] as const;

type Reception = Omit<OrderDesk, 'pausedUntil'>;

const wordOf = (value: string) => PHONES.find((one) => one.value === value)?.label ?? '';
const CONFLICT = [
  { label: 'Minutos de preparación', textOf: ({ prepMinutes }: Reception) => `${prepMinutes} minutos` },
  { label: 'Nombre del cliente', textOf: ({ name }: Reception) => wordOf(name) },
  { label: 'Teléfono del cliente', textOf: ({ phone }: Reception) => wordOf(phone) },
];

/** 'Recepción de pedidos': whether orders arrive in the panel, how long they take and what diners say of themselves. [DESK-1] */
export function ReceptionScreen() {
  const menu = useSelector(selectMenu);
  return menu && <ReceptionForm menu={menu} />;
}

function ReceptionForm({ menu }: { readonly menu: Menu }) {
  const { pausedUntil: _pausedUntil, ...stored } = menu.orderDesk;
  const settings = useSettings<Reception>({
    form: 'reception',
    stored,
    // A pause belongs to the desk and may begin or end while this form is open.
    changesOf: (draft, { orderDesk }) => [{ body: { orderDesk: { ...orderDesk, ...draft } } }],
  });
  const { draft, edit } = settings;
  const { active, prepMinutes } = draft;
  const step = (by: 1 | -1) => () => edit({ prepMinutes: steppedPrepMinutes(prepMinutes, by) });
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      {menu.menuTypes.length === 0 && menu.tables.length === 0 && (
        <Banner action={{ label: 'Ir a Pedidos', href: '/panel/orders' }}>
          Tu menú todavía no recibe pedidos: activa el delivery, el retiro en el local o los dos.
        </Banner>
      )}
      <Card>
        <Switch
          label="Activar"
          detail="Cada pedido llega numerado a tu panel."
          checked={active}
          onChange={(next) => edit({ active: next })}
        />
      </Card>
      <StepperField
        label="Minutos de preparación"
        value={prepMinutes}
        unit="minutos"
        hint="Es lo que se propone al aceptar. Siempre lo puedes cambiar."
        onLess={prepMinutes > PREP_MINUTES.least ? step(-1) : undefined}
        onMore={prepMinutes < PREP_MINUTES.most ? step(1) : undefined}
      />
      <SegmentedControl
        label="Nombre del cliente"
        options={NAMES}
        value={draft.name}
        onChange={(name) => edit({ name })}
      />
      <div>
        <SegmentedControl
          label="Teléfono del cliente"
          options={PHONES}
          value={draft.phone}
          onChange={(phone) => edit({ phone })}
        />
        <p className={styles.hint}>Con teléfono puedes escribirle «Tu pedido 27 está listo».</p>
      </div>
      <ThisDevice />
      {stored.active && <TestOrder address={menu.publicUrl} />}
    </SettingsForm>
  );
}

/** What holds for this device only; it is not saved with the form. */
function ThisDevice() {
  const sound = useSound();
  const prints = usePrintOnAccept();
  return (
    <section aria-labelledby="this-device">
      <h2 id="this-device" className={styles.label}>
        En este dispositivo
      </h2>
      <Card>
        <Choice
          icon={BellRing}
          label="Activar sonido"
          detail="Con cada pedido nuevo, hasta que alguien responde."
          checked={sound !== 'off'}
          onChange={chooseSound}
        />
        <Choice
          icon={Printer}
          label="Imprimir al aceptar"
          detail="Comanda de 80 mm."
          checked={prints}
          onChange={choosePrintOnAccept}
        />
      </Card>
    </section>
  );
}

function Choice({ icon: Sign, ...rest }: ComponentProps<typeof Switch> & { readonly icon: LucideIcon }) {
  return (
    <div className={styles.choice}>
      <Sign size={22} strokeWidth={1.75} aria-hidden />
      <Switch {...rest} />
    </div>
  );
}

function TestOrder({ address }: { readonly address: string }) {
  return (
    <div className={styles.test}>
      <LinkButton variant="secondary" icon={SquareArrowOutUpRight} wide href={address} target="_blank" rel="noreferrer">
        Hacer un pedido de prueba
      </LinkButton>
      <p className={styles.hint}>Pide como un comensal: el pedido llega a Pedidos del día.</p>
    </div>
  );
}
