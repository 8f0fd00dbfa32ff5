import { dinerChatUrl, isOpenOrder, type DinerOrder } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { IconButton, IconLink, MenuItem } from '@carta/ui';
import { MessageCircle, PackageX, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { parseArgentine } from '../argentina.ts';
import { printOrder } from '../printed-order.ts';
import { itemsOfOrder } from './sold-out-sheet.tsx';

const chatOf = (order: DinerOrder) => dinerChatUrl(order, parseArgentine);
const hasChatButton = ({ state }: DinerOrder) => state === 'accepted' || state === 'ready' || state === 'on-the-way';

interface OrderToolsProps {
  readonly order: DinerOrder;
}

/** Beside the next step: the ticket while the order is prepared, and the chat with its diner until it is delivered. [CHAT-1] */
export function OrderTools({ order }: OrderToolsProps) {
  const chat = useMemo(() => (hasChatButton(order) ? chatOf(order) : null), [order]);
  return (
    <>
      {order.state === 'accepted' && (
        <IconButton variant="outlined" label="Imprimir comanda" icon={Printer} onClick={() => printOrder(order)} />
      )}
      {chat !== null && (
        <IconLink
          variant="outlined"
          label="Escribir al cliente"
          icon={MessageCircle}
          href={chat}
          target="_blank"
          rel="noreferrer"
        />
      )}
    </>
  );
}

interface OrderToolItemsProps extends OrderToolsProps {
  /** True while nothing can be sent. */
  readonly isOff: boolean;
  readonly onSellOut: () => void;
}

/** The same in the card's menu, with what sells its products no more today. [SOLD-1] */
export function OrderToolItems({ order, isOff, onSellOut }: OrderToolItemsProps) {
  const menu = useSelector(selectMenu);
  const chat = hasChatButton(order) ? null : chatOf(order);
  return (
    <>
      <MenuItem icon={Printer} onSelect={() => printOrder(order)}>
        Imprimir comanda
      </MenuItem>
      {chat !== null && (
        <MenuItem icon={MessageCircle} onSelect={() => void window.open(chat, '_blank', 'noreferrer')}>
          Escribir al cliente
        </MenuItem>
      )}
      {!isOff && isOpenOrder(order) && itemsOfOrder(menu, order).length > 0 && (
        <MenuItem icon={PackageX} onSelect={onSellOut}>
          Agotado hoy
        </MenuItem>
      )}
    </>
  );
}
