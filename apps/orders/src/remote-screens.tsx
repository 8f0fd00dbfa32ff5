import { RouterLink, useRoutes } from '@carta/panel';
import { SettingsStateContext } from '@carta/settings';
import { lazyScreen, LinkProvider, screenRoutes } from '@carta/ui';
import type { ComponentType } from 'react';
import { OrdersHub } from './hub/orders-hub.tsx';
import { selectSettings } from './orders-state.ts';
import { SCREENS } from './screens.ts';

const COMPONENTS = {
  '/panel/orders': OrdersHub,
  '/panel/orders/desk': lazyScreen(
    () => import('./desk/desk-screen.tsx'),
    (module) => module.DeskScreen,
  ),
  '/panel/orders/kitchen': lazyScreen(
    () => import('./kitchen/kitchen-screen.tsx'),
    (module) => module.KitchenScreen,
  ),
  '/panel/orders/reception': lazyScreen(
    () => import('./reception/reception-screen.tsx'),
    (module) => module.ReceptionScreen,
  ),
  '/panel/orders/whatsapp': lazyScreen(
    () => import('./whatsapp/whatsapp-screen.tsx'),
    (module) => module.WhatsAppScreen,
  ),
  '/panel/orders/deliverytime': lazyScreen(
    () => import('./delivery-time/delivery-time-screen.tsx'),
    (module) => module.DeliveryTimeScreen,
  ),
  '/panel/orders/paymentmethods': lazyScreen(
    () => import('./payment-methods/payment-methods-screen.tsx'),
    (module) => module.PaymentMethodsScreen,
  ),
  '/panel/orders/delivery': lazyScreen(
    () => import('./delivery/delivery-screen.tsx'),
    (module) => module.DeliveryScreen,
  ),
  '/panel/orders/transfer': lazyScreen(
    () => import('./transfer/transfer-screen.tsx'),
    (module) => module.TransferScreen,
  ),
  '/panel/orders/tables': lazyScreen(
    () => import('./tables/tables-screen.tsx'),
    (module) => module.TablesScreen,
  ),
  '/panel/orders/sales': lazyScreen(
    () => import('./sales/sales-screen.tsx'),
    (module) => module.SalesScreen,
  ),
  '/panel/orders/pickuppoint': lazyScreen(
    () => import('./pickup-point/pickup-point-screen.tsx'),
    (module) => module.PickupPointScreen,
  ),
};
const ROUTES = screenRoutes(SCREENS, COMPONENTS);

// The code of the open screen comes while the panel starts.
const components: Readonly<Record<string, ComponentType & { readonly preload?: () => void }>> = COMPONENTS;
components[location.pathname]?.preload?.();

export function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <SettingsStateContext value={selectSettings}>{useRoutes(ROUTES)}</SettingsStateContext>
    </LinkProvider>
  );
}
