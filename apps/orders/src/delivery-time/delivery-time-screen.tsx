import { canSaveDeliveryTime, DELIVERY_TIME_MIN, TEXT_LIMITS, type Menu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { TextField } from '@carta/ui';

const CONFLICT = [
  { label: 'Tiempo de entrega', textOf: ({ deliveryTime }: Pick<Menu, 'deliveryTime'>) => deliveryTime },
];

/** 'Tiempo de entrega': how long a delivery takes, in the owner's words. */
export function DeliveryTimeScreen() {
  const menu = useSelector(selectMenu);
  return menu && <DeliveryTimeForm deliveryTime={menu.deliveryTime} />;
}

function DeliveryTimeForm({ deliveryTime }: { readonly deliveryTime: string }) {
  const settings = useSettings({
    form: 'delivery-time',
    stored: { deliveryTime },
    changesOf: (draft) => [{ body: draft }],
    canSave: (stored, draft) => canSaveDeliveryTime(stored.deliveryTime, draft.deliveryTime),
  });
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <TextField
        label="Tiempo de entrega"
        placeholder="De 30 a 45 minutos"
        autoComplete="off"
        maxLength={TEXT_LIMITS.other}
        hint={`Al menos ${DELIVERY_TIME_MIN} caracteres. Tus clientes lo ven al pedir.`}
        {...bindText(settings, 'deliveryTime')}
      />
    </SettingsForm>
  );
}
