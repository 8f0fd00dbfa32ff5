import { lazyScreen, Route, RouterLink, Routes } from '@carta/panel';
import { SettingsStateContext } from '@carta/settings';
import { LinkProvider, ScreenHeader } from '@carta/ui';
import { OrdersHub } from './hub/orders-hub.tsx';
import { selectSettings } from './orders-state.ts';

const BACK = '/panel/orders';
const waiting = (title: string) => <ScreenHeader title={title} back={BACK} />;

const WhatsAppScreen = lazyScreen(
  () => import('./whatsapp/whatsapp-screen.tsx').then((module) => module.WhatsAppScreen),
  waiting('Número de WhatsApp'),
);
const DeliveryTimeScreen = lazyScreen(
  () => import('./delivery-time/delivery-time-screen.tsx').then((module) => module.DeliveryTimeScreen),
  waiting('Tiempo de entrega'),
);
const PaymentMethodsScreen = lazyScreen(
  () => import('./payment-methods/payment-methods-screen.tsx').then((module) => module.PaymentMethodsScreen),
  waiting('Métodos de pago'),
);
const PickupPointScreen = lazyScreen(
  () => import('./pickup-point/pickup-point-screen.tsx').then((module) => module.PickupPointScreen),
  waiting('Punto de retiro'),
);

/** The orders section: its hub, and the settings that are fetched when they are first opened. */
export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <SettingsStateContext value={selectSettings}>
        <Routes>
          <Route path={BACK} element={<OrdersHub />} />
          <Route path="/panel/orders/whatsapp" element={<WhatsAppScreen />} />
          <Route path="/panel/orders/deliverytime" element={<DeliveryTimeScreen />} />
          <Route path="/panel/orders/paymentmethods" element={<PaymentMethodsScreen />} />
          <Route path="/panel/orders/pickuppoint" element={<PickupPointScreen />} />
        </Routes>
      </SettingsStateContext>
    </LinkProvider>
  );
}
