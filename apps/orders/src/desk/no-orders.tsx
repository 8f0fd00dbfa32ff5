import type { Menu } from '@carta/domain';
import { EmptyState, LinkButton } from '@carta/ui';
import { ClipboardList } from 'lucide-react';

/** What a desk without any order of today shows: how to get one. */
export function NoOrders({ menu: { orderDesk, publicUrl } }: { readonly menu: Menu }) {
  if (!orderDesk.active)
    return (
      <EmptyState
        icon={ClipboardList}
        title="Recibe los pedidos aquí"
        action={<LinkButton href="/panel/orders/reception">Recepción de pedidos</LinkButton>}
      >
        Hoy tus pedidos llegan solo por WhatsApp. Activa la recepción y cada uno llega también aquí, numerado.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ClipboardList}
      title="Todavía no hay pedidos hoy"
      action={
        <LinkButton variant="secondary" href={publicUrl} target="_blank" rel="noreferrer">
          Hacer un pedido de prueba
        </LinkButton>
      }
    >
      Cuando un comensal pide, su pedido aparece aquí al instante. No hace falta recargar.
    </EmptyState>
  );
}
