import {
  canSavePaymentMethods,
  NO_PAYMENT_METHOD,
  PAYMENT_METHOD_NAMES,
  selectedPaymentMethods,
  type PaymentMethods,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Alert, Card, Checkbox, LinkButton } from '@carta/ui';
import { ArrowRight } from 'lucide-react';

const METHODS = Object.entries(PAYMENT_METHOD_NAMES) as [keyof PaymentMethods, string][];
const INACTIVE = 'No está activo: tus clientes no lo ven.';

/** 'Métodos de pago': how diners can pay an order. */
export function PaymentMethodsScreen() {
  const menu = useSelector(selectMenu);
  return menu && <PaymentMethodsForm stored={menu.paymentMethods} isMercadoPagoActive={menu.mercadoPago.active} />;
}

interface PaymentMethodsFormProps {
  readonly stored: PaymentMethods;
  readonly isMercadoPagoActive: boolean;
}

function PaymentMethodsForm({ stored, isMercadoPagoActive }: PaymentMethodsFormProps) {
  const settings = useSettings({
    form: 'payment-methods',
    stored,
    changesOf: (draft) => [{ body: { paymentMethods: draft } }],
    canSave: canSavePaymentMethods,
  });
  const { draft, edit, issueAt } = settings;
  const problem = selectedPaymentMethods(draft).length === 0 ? NO_PAYMENT_METHOD : undefined;
  const wrong = problem ?? issueAt('paymentMethods');
  return (
    <SettingsForm settings={settings}>
      <Card>
        {METHODS.map(([method, label]) => (
          <Checkbox
            key={method}
            label={label}
            detail={method === 'mercadoPago' && !isMercadoPagoActive ? INACTIVE : undefined}
            checked={draft[method]}
            onChange={(checked) => edit({ [method]: checked })}
          />
        ))}
      </Card>
      {wrong !== undefined && <Alert>{wrong}</Alert>}
      {!isMercadoPagoActive && (
        <LinkButton variant="quiet" icon={ArrowRight} href="/panel/menu/mercadopago">
          Activar MercadoPago
        </LinkButton>
      )}
    </SettingsForm>
  );
}
