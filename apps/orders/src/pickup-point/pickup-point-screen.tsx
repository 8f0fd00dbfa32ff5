import { canSavePickupPoint, hasPickupPoint, PICKUP_POINT_MIN, TEXT_LIMITS, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { Badge, TextField } from '@carta/ui';
import { Store } from 'lucide-react';
import { NotOffered } from '../not-offered.tsx';
import styles from './pickup-point-screen.module.css';

const CONFLICT = [{ label: 'Punto de retiro', textOf: ({ pickupPoint }: Pick<Menu, 'pickupPoint'>) => pickupPoint }];

/** 'Punto de retiro': where diners fetch their order, for menus with takeaway. [PICK-2] */
export function PickupPointScreen() {
  const menu = useSelector(selectMenu);
  if (!menu) return null;
  if (hasPickupPoint(menu.menuTypes)) return <PickupPointForm pickupPoint={menu.pickupPoint} />;
  return (
    <NotOffered icon={Store} title="Tu menú no tiene retiro en el local">
      El punto de retiro es para quienes pasan a buscar su pedido. Si quieres ofrecerlo, activa «Takeaway» en Pedidos.
    </NotOffered>
  );
}

function PickupPointForm({ pickupPoint }: { readonly pickupPoint: string }) {
  const settings = useSettings({
    form: 'pickup-point',
    stored: { pickupPoint },
    changesOf: (draft) => [{ body: draft }],
    canSave: (stored, draft) => canSavePickupPoint(stored.pickupPoint, draft.pickupPoint),
  });
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
        hint={`Al menos ${PICKUP_POINT_MIN} caracteres.`}
        {...bindText(settings, 'pickupPoint')}
      />
    </SettingsForm>
  );
}
