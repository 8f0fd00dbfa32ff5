import { useDispatch } from '@carta/panel';
import { ErrorPanel, Skeleton } from '@carta/ui';
import { dayOrdersRequested, type DayOrdersState } from './day-orders-slice.ts';

interface NoAnswerProps extends Pick<DayOrdersState, 'failed'> {
  /** Class of what holds the cards to come. */
  readonly cards: string | undefined;
}

/** In place of the day's orders: they are being read, or cannot be. */
export function NoAnswer({ failed, cards }: NoAnswerProps) {
  const dispatch = useDispatch();
  if (failed)
    return <ErrorPanel title="No se pudieron cargar los pedidos" onRetry={() => void dispatch(dayOrdersRequested())} />;
  return (
    <div className={cards} aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
}
