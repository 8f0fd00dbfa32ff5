import { canSavePickupPoint, hasPickupPoint, PICKUP_POINT_MIN, TEXT_LIMITS, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Badge, EmptyState, LinkButton, ScreenHeader, TextField } from '@carta/ui';
import { Store } from 'lucide-react';
import styles from './pickup-point-screen.module.css';

const CONFLICT = [{ label: 'Punto de retiro', textOf: ({ pickupPoint }: Pick<Menu, 'pickupPoint'>) => pickupPoint }];

/** 'Punto de retiro': where diners fetch their order, for menus with takeaway. [PICK-2] */
export function PickupPointScreen() {
  const menu = useSelector(selectMenu);
  if (!menu) return null;
  return hasPickupPoint(menu.menuTypes) ? <PickupPointForm pickupPoint={menu.pickupPoint} /> : <NoTakeaway />;
}

function PickupPointForm({ pickupPoint }: { readonly pickupPoint: string }) {
  const settings = useSettings({
    form: 'pickup-point',
    stored: { pickupPoint },
    changesOf: (draft) => [{ body: draft }],
    canSave: (stored, draft) => canSavePickupPoint(stored.pickupPoint, draft.pickupPoint),
  });
  const { draft, edit, issueAt } = settings;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <p className={styles.words}>
        <Badge>TAKEAWAY</Badge> Para llevar: donde retiran tus clientes.
      </p>
      <TextField
        label="Punto de retiro"
        placeholder="Av. Belgrano 1420, por la ventana"
        autoComplete="street-address"
        maxLength={TEXT_LIMITS.other}
        value={draft.pickupPoint}
        hint={`Al menos ${PICKUP_POINT_MIN} caracteres.`}
        error={issueAt('pickupPoint')}
        onChange={({ target }) => edit({ pickupPoint: target.value })}
      />
    </SettingsForm>
  );
}

/** Replaces the form of a menu without takeaway. [PICK-2] */
function NoTakeaway() {
  return (
    <>
      <ScreenHeader />
      <EmptyState
        icon={Store}
        title="Tu menú no tiene retiro en el local"
        action={
          <LinkButton variant="secondary" href="/panel/orders">
            Ir a Pedidos
          </LinkButton>
        }
      >
        El punto de retiro es para quienes pasan a buscar su pedido. Si quieres ofrecerlo, activa «Takeaway» en Pedidos.
      </EmptyState>
    </>
  );
}
