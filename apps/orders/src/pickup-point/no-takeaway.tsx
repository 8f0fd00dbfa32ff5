import { EmptyState, LinkButton, ScreenHeader } from '@carta/ui';
import { Store } from 'lucide-react';

/** What the address says where diners cannot fetch their orders. [PICK-2] */
export function NoTakeaway() {
  return (
    <>
      <ScreenHeader />
      <EmptyState
        icon={Store}
        title="Tu menú no tiene retiro en el local"
        action={
          <LinkButton variant="secondary" href="/panel/support">
            Ir a Soporte técnico
          </LinkButton>
        }
      >
        El punto de retiro es para quienes pasan a buscar su pedido. Si quieres ofrecerlo, pídelo a soporte.
      </EmptyState>
    </>
  );
}
