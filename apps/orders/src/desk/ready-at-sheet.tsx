import { acceptMinutes, MINUTE_MS, type DinerOrder, type Menu } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { ClosableSheet, ListGroup, Row } from '@carta/ui';
import { stepped } from '../day-orders-saga.ts';
import { orderStepped } from '../day-orders-slice.ts';
import { clockOf } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import type { SheetState } from './open-sheet.ts';

/** For what is nearly ready; accepting does not offer it. */
const SHORTLY = 10;

interface ReadyAtSheetProps extends SheetState {
  readonly order: DinerOrder;
  readonly menu: Menu;
}

/** Promises an order that is in preparation for another moment. [ORDER-15] */
export function ReadyAtSheet({ order, menu: { timeZone, orderDesk }, isOpen, onClose }: ReadyAtSheetProps) {
  const dispatch = useDispatch();
  const now = useNow();
  const offered = new Set([SHORTLY, ...acceptMinutes(orderDesk.prepMinutes).offered]);
  const choose = (minutes: number) => {
    onClose();
    dispatch(orderStepped({ order: stepped(order), state: order.state, minutes }));
  };
  return (
    <ClosableSheet
      open={isOpen}
      title={`Cambiar la hora del pedido ${order.number}`}
      description="Tu cliente la ve en la página de su pedido."
      onClose={onClose}
    >
      <ListGroup>
        {[...offered]
          .toSorted((one, other) => one - other)
          .map((minutes) => (
            <Row
              key={minutes}
              title={`En ${minutes} min`}
              mark={`a ${clockOf(timeZone, now + minutes * MINUTE_MS)}`}
              onPress={() => choose(minutes)}
            />
          ))}
      </ListGroup>
    </ClosableSheet>
  );
}
