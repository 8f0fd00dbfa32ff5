/** @jsxImportSource preact */
import { longestNotes, orderTotal, type Order } from '@carta/domain';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { messageOf, orderOf, problemsOf, type FormProblem } from '../order-form.ts';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import buttons from '../ui/buttons.module.css';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Snackbar } from '../ui/snackbar.tsx';
import texts from '../ui/texts.module.css';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-sheet.module.css';
import { Message } from './message.tsx';
import { OrderFields } from './order-fields.tsx';
import sums from './order-sums.module.css';
import { OrderSums } from './order-sums.tsx';
import { useRounds } from './rounds.tsx';
import { OBSTACLE, SendLink } from './send-link.tsx';
import { SendOrder } from './send-order.tsx';

/** The order: its lines, how it is handed over and paid; as a second step the message that leaves. */
export function CartSheet({ store }: { readonly store: OrderStore }) {
  const { menu, form, removed, sending, view } = store.state;
  const order = orderOf(menu, store.lines, form);
  const message = messageOf(store.state, order);
  const { desk } = menu.ordering;
  /** With a desk no message leaves, unless the desk does not answer. */
  const isAtTable = form.type === 'table';
  const leavesAsMessage = !isAtTable && (!desk || sending === 'failed');
  const problems = problemsOf(store);
  const isMessage = view?.kind === 'message';
  /** How often the diner tried to send what cannot be sent yet: nothing is marked before. */
  const [attempts, setAttempts] = useState(0);
  const shownForRef = useRef(0);
  const fields = useRef<HTMLDivElement>(null);
  const rounds = useRounds(menu.key, isAtTable ? form.table?.title : undefined);
  useLayoutEffect(() => {
    if (attempts === shownForRef.current || isMessage) return;
    shownForRef.current = attempts;
    showPlace(fields.current, problems[0]);
  });
  const refuse = () => {
    setAttempts(attempts + 1);
    if (isMessage) store.back();
  };

  const Send = desk ? SendOrder : SendLink;
  const foot = (
    <>
      {removed && !isMessage && (
        <div class={styles.undo}>
          <Snackbar words={removed.words} onUndo={store.undoRemoval} />
        </div>
      )}
      {!isMessage && (
        <p class={sums.total}>
          {rounds.length > 0 ? cartaWords.roundTotal : cartaWords.total} <Amount cents={orderTotal(order)} />
        </p>
      )}
      <Obstacle
        problem={problems.find(({ place }) => place === 'hours' || place === 'at') ?? problems[0]}
        order={order}
        isMarked={attempts > 0}
      />
      <Send store={store} message={message} isReady={problems.length === 0} onRefused={refuse} />
      <div class={sums.actions}>
        {!isMessage && leavesAsMessage && (
          <button type="button" class={buttons.quiet} onClick={() => void store.open({ kind: 'message' })}>
            {cartaWords.seeMessage}
          </button>
        )}
        <CopyButton text={message} label={cartaWords.copyOrder} />
      </div>
    </>
  );
  const start = isMessage && (
    <button type="button" class={buttons.icon} aria-label={cartaWords.backToOrder} onClick={store.back}>
      <Icon of="back" />
    </button>
  );
  return (
    <Sheet title={cartaWords.order} onClose={store.close} onBack={store.back} foot={foot} start={start}>
      {isMessage ? (
        <Message name={menu.name} message={message} />
      ) : (
        <div ref={fields} class={styles.fields} data-undo={removed !== null}>
          <CartLines store={store} />
          <OrderFields
            store={store}
            total={orderTotal(order)}
            problems={attempts > 0 ? problems : []}
            rounds={rounds}
          />
          <OrderSums order={order} />
        </div>
      )}
    </Sheet>
  );
}

interface ObstacleProps {
  readonly problem: FormProblem | undefined;
  readonly order: Order;
  readonly isMarked: boolean;
}

/** Why the order cannot be sent yet; at its field too once the diner has tried. */
function Obstacle({ problem, order, isMarked }: ObstacleProps) {
  const isLate = isMarked && (problem?.place === 'minimum' || problem?.place === 'link');
  return (
    <div id={OBSTACLE} class={texts.hint} role="status">
      {problem && (
        <p class={isLate ? texts.problem : undefined}>
          {isLate && <Icon of="alert" small />}
          <span>
            {problem.words}
            {problem.place === 'link' &&
              ` ${cartaWords.shorten(longestNotes(order).map(({ line, title }) => (line === null ? cartaWords.orderNotes : title)))}`}
          </span>
        </p>
      )}
    </div>
  );
}

/** Scrolls to what is missing and gives it the focus. */
function showPlace(fields: HTMLElement | null, problem: FormProblem | undefined): void {
  const place = problem && fields?.querySelector<HTMLElement>(`[data-place="${problem.place}"]`);
  if (!place) return;
  place.querySelector<HTMLElement>('input:checked, input, select, textarea, button')?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start' });
}
