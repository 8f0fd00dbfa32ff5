import type { Menu } from '@carta/domain';
import { ClosableSheet, ListGroup, Row } from '@carta/ui';
import type { SheetState } from './open-sheet.ts';

type Titled = Pick<Menu['tables'][number], 'key' | 'title'>;

interface MoveTableSheetProps extends SheetState {
  /** Of the table where they sit. */
  readonly title: string;
  readonly free: readonly Titled[];
  readonly onMove: (to: Titled) => void;
}

/** To which free table the people of another one move. [TABLE-7] */
export function MoveTableSheet({ isOpen, title, free, onMove, onClose }: MoveTableSheetProps) {
  return (
    <ClosableSheet
      open={isOpen}
      title={`Pasar ${title} a otra mesa`}
      description={free.length === 0 ? 'No hay mesas libres.' : 'Sus pedidos pasan con ella.'}
      onClose={onClose}
    >
      {free.length > 0 && (
        <ListGroup label="Mesas libres">
          {free.map(({ key, title: to }) => (
            <Row key={key} title={to} onPress={() => onMove({ key, title: to })} />
          ))}
        </ListGroup>
      )}
    </ClosableSheet>
  );
}
