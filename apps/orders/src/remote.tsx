import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { ComingSoon, Route, RouterLink, Routes } from '@carta/panel';
import { LinkProvider } from '@carta/ui';

function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <Routes>
        <Route path="/panel/orders" element={<ComingSoon title="Pedidos" back="/panel" />} />
        <Route path="/panel/orders/whatsapp" element={<ComingSoon title="Número de WhatsApp" back="/panel/orders" />} />
        <Route
          path="/panel/orders/deliverytime"
          element={<ComingSoon title="Tiempo de entrega" back="/panel/orders" />}
        />
        <Route
          path="/panel/orders/paymentmethods"
          element={<ComingSoon title="Métodos de pago" back="/panel/orders" />}
        />
        <Route path="/panel/orders/pickuppoint" element={<ComingSoon title="Punto de retiro" back="/panel/orders" />} />
      </Routes>
    </LinkProvider>
  );
}

export const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Screens };
