import { isSoldOut, itemTitle, soldOutEnd, soldOutUntil, type DinerOrder, type Item, type Menu } from '@carta/domain';
import { selectMenu, selectTimeZone, useDispatch, useSelector } from '@carta/panel';
import { ClosableSheet, ListGroup, Row } from '@carta/ui';
import { soldOutChosen } from '../sold-out-saga.ts';
import { useNow } from '../use-now.ts';
import type { SheetState } from './open-sheet.ts';

/** Returns the products of an order that the menu still has, each once. */
export function itemsOfOrder(menu: Menu | null, { lines }: Pick<DinerOrder, 'lines'>): Item[] {
  const keys = new Set(lines.map(({ item }) => item));
  return (menu?.items ?? []).filter(({ key }) => keys.has(key));
}

interface SoldOutSheetProps extends SheetState {
  readonly order: DinerOrder;
}

/** The products of an order, each to be sold no more today or again. [SOLD-1] [SOLD-4] */
export function SoldOutSheet({ isOpen, order, onClose }: SoldOutSheetProps) {
  const timeZone = useSelector(selectTimeZone);
  const now = useNow();
  return (
    <ClosableSheet
      open={isOpen}
      title="Agotado hoy"
      description={`Los comensales lo ven agotado ${soldOutEnd(timeZone, soldOutUntil(timeZone, now), now)}.`}
      onClose={onClose}
    >
      <Items order={order} onClose={onClose} />
    </ClosableSheet>
  );
}

/** Rendered while the sheet is open: a desk has hundreds of cards. */
function Items({ order, onClose }: Omit<SoldOutSheetProps, 'isOpen'>) {
  const dispatch = useDispatch();
  const now = useNow();
  const timeZone = useSelector(selectTimeZone);
  const items = itemsOfOrder(useSelector(selectMenu), order);
  const choose = (key: string, soldOut: boolean) => {
    onClose();
    dispatch(soldOutChosen({ key, soldOut }));
  };
  return (
    <ListGroup>
      {items.map((item) => {
        const { soldOutUntil: until } = item;
        const isOut = isSoldOut(until, now);
        return (
          <Row
            key={item.key}
            title={itemTitle(item)}
            {...(isOut && until !== null && { detail: `Agotado ${soldOutEnd(timeZone, until, now)}` })}
            mark={isOut ? 'Volver a vender' : 'Agotado hoy'}
            onPress={() => choose(item.key, !isOut)}
          />
        );
      })}
    </ListGroup>
  );
}
