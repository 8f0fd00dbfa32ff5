import type { Menu } from '@carta/domain';
import { IconButton, ListGroup, Row, Sheet } from '@carta/ui';
import { X } from 'lucide-react';

type Titled = Pick<Menu['tables'][number], 'key' | 'title'>;

interface MoveTableSheetProps {
  readonly isOpen: boolean;
  /** Of the table where they sit. */
  readonly title: string;
  readonly free: readonly Titled[];
  readonly onMove: (to: Titled) => void;
  readonly onClose: () => void;
}

/** To which free table the people of another one move. [TABLE-7] */
export function MoveTableSheet({ isOpen, title, free, onMove, onClose }: MoveTableSheetProps) {
  return (
    <Sheet
      open={isOpen}
      title={`Pasar ${title} a otra mesa`}
      description={free.length === 0 ? 'No hay mesas libres.' : 'Sus pedidos pasan con ella.'}
      end={<IconButton variant="muted" label="Cerrar" icon={X} onClick={onClose} />}
      onClose={onClose}
    >
      {free.length > 0 && (
        <ListGroup label="Mesas libres">
          {free.map(({ key, title: to }) => (
            <Row key={key} title={to} onPress={() => onMove({ key, title: to })} />
          ))}
        </ListGroup>
      )}
    </Sheet>
  );
}
