import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { ComingSoon, Route, RouterLink, Routes } from '@carta/panel';
import { LinkProvider } from '@carta/ui';

function Screens() {
  return (
    <LinkProvider link={RouterLink}>
      <Routes>
        <Route path="/panel/account" element={<ComingSoon title="Cuenta" back="/panel" />} />
        <Route path="/panel/payments" element={<ComingSoon title="Pagos" back="/panel/account" />} />
        <Route path="/panel/manuals" element={<ComingSoon title="Manuales" back="/panel/account" />} />
        <Route path="/panel/support" element={<ComingSoon title="Soporte técnico" back="/panel" />} />
        <Route path="/panel/notifications" element={<ComingSoon title="Notificaciones" back="/panel" />} />
        <Route path="/panel/news" element={<ComingSoon title="Anuncios" back="/panel" />} />
        <Route path="/panel/news/:slug" element={<ComingSoon title="Anuncios" back="/panel/news" />} />
      </Routes>
    </LinkProvider>
  );
}

export const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Screens };
