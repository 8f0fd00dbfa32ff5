import { EmptyState, LinkButton } from '@carta/ui';
import { MapPinOff } from 'lucide-react';

export function NotFoundScreen() {
  return (
    <EmptyState
      heading="h1"
      icon={MapPinOff}
      title="Página no encontrada"
      action={<LinkButton href="/panel">Volver a Inicio</LinkButton>}
    >
      Esta dirección no existe en el panel.
    </EmptyState>
  );
}
