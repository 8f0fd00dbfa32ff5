/** @jsxImportSource preact */
import { acceptedCart, formatPrice, hasChanged, priceInCents, type CheckedLine, unbrokenPrices } from '@carta/domain';
import type { ComponentChildren } from 'preact';
import { elementId } from '../../element-id.ts';
import { momentOf, zoneOf } from '../order-form.ts';
import { problemWords } from '../problem-words.ts';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import tags from '../../tags.module.css';
import texts from '../ui/texts.module.css';
import styles from './changes-sheet.module.css';
import sums from './order-sums.module.css';

interface StoreProps {
  readonly store: OrderStore;
}

/** What has changed since it was put in, before the order leaves. [CART-2] */
export function ChangesSheet({ store }: StoreProps) {
  const { menu, cart, form } = store.state;
  const words = cartaWords;
  const zone = zoneOf(menu, form);
  const sum = (lines: typeof cart) => lines.reduce((total, { cents, quantity }) => total + cents * quantity, 0);
  const total = sum(acceptedCart(store.lines)) + (zone ? priceInCents(zone.price) : 0);
  const changed = store.lines.filter(hasChanged);
  const at = momentOf(form);
  const isByTime = at !== null && changed[0]?.problem === 'unavailable';
  const foot = (
    <>
      <button type="button" class={buttons.main} onClick={store.acceptChanges}>
        <Icon of="check" />
        {words.acceptChanges}
      </button>
      <button type="button" class={buttons.quiet} onClick={store.close}>
        {words.backToMenu}
      </button>
    </>
  );
  return (
    <Sheet title={words.orderChanged} onClose={store.back} onBack={store.back} foot={foot}>
      <p class={texts.muted}>{isByTime ? words.notAllThen : words.changedSince}</p>
      <ul class={styles.lines}>
        {changed.map((line) => (
          <LineChanges key={line.line.key} store={store} line={line} />
        ))}
        {zone?.isChanged && (
          <Row title={words.deliveryTo(zone.title)}>
            <NewPrice was={zone.was} is={priceInCents(zone.price)} />
          </Row>
        )}
      </ul>
      <div class={sums.sums}>
        <p>
          {words.before}{' '}
          <s>
            <Amount cents={sum(cart) + (zone?.was ?? 0)} />
          </s>
        </p>
        <p class={sums.total}>
          {words.totalNow} <Amount cents={total} />
        </p>
      </div>
    </Sheet>
  );
}

interface LineChangesProps extends StoreProps {
  readonly line: CheckedLine;
}

/** One row for a line that leaves or has another price, and one for each option that it goes without. */
function LineChanges({ store, line: { line, title, lost, price, problem } }: LineChangesProps) {
  const words = cartaWords;
  const edit = () => void store.open({ kind: 'cart', line: line.key ?? '' });
  const remove = () => {
    store.remove(line);
    if (store.state.cart.length > 0 && !store.hasChanged) store.back();
  };
  const units = words.units(line.quantity);
  if (problem) {
    const isOnMenu = problem !== 'gone';
    const look = () => {
      showPlace(line.item);
      store.remove(line);
      if (store.state.cart.length > 0) store.close();
    };
    return (
      <Row
        title={title}
        detail={units}
        button={
          <Button
            words={isOnMenu ? words.changeLine : words.remove}
            onClick={problem === 'options' ? edit : isOnMenu ? look : remove}
          />
        }
      >
        <span class={texts.tag}>{problemWords(problem, momentOf(store.state.form))}</span>
        <span class={texts.muted}>{words.leaves}</span>
      </Row>
    );
  }
  const known = lost.reduce((sum, option) => sum + (option ? priceInCents(option.price) : 0), 0);
  const [was, is] = [(line.cents - known) * line.quantity, priceInCents(price) * line.quantity];
  return (
    <>
      {lost.map((option) => (
        <Row
          title={option?.title ?? words.anOption}
          detail={words.inItem(title)}
          button={<Button words={words.changeLine} onClick={edit} />}
        >
          <span class={texts.tag}>{option ? words.soldOut : words.problems.gone}</span>
          {option && <span class={texts.muted}>{unbrokenPrices(words.falls(formatPrice(option.price)))}</span>}
        </Row>
      ))}
      {was !== is && (
        <Row title={title} detail={units} button={<Button words={words.remove} onClick={remove} />}>
          <NewPrice was={was} is={is} />
        </Row>
      )}
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly detail?: string;
  readonly button?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Row({ title, detail, button, children }: RowProps) {
  return (
    <li>
      <div>
        <p>{title}</p>
        {detail && <p class={texts.muted}>{detail}</p>}
        <p class={tags.tags}>{children}</p>
      </div>
      {button}
    </li>
  );
}

const Button = ({ words, onClick }: { readonly words: string; readonly onClick: () => void }) => (
  <button type="button" class={buttons.outlined} onClick={onClick}>
    {words}
  </button>
);

function NewPrice({ was, is }: { readonly was: number; readonly is: number }) {
  return (
    <>
      <s>
        <Amount cents={was} />
      </s>
      <Icon of="arrow" small />
      <Amount cents={is} />
      <span class={is > was ? texts.rose : texts.mark}>{is > was ? cartaWords.rose : cartaWords.fell}</span>
    </>
  );
}

/** Leaves the order and shows where the product is in the menu, so that something else can be chosen. */
function showPlace(item: string): void {
  const show = () => document.getElementById(elementId({ key: item }))?.scrollIntoView({ block: 'center' });
  window.addEventListener('popstate', show, { once: true });
}
