/** @jsxImportSource preact */
import {
  formatPrice,
  lineAmount,
  orderText,
  orderTotal,
  orderWhatsAppUrl,
  priceFromCents,
  type CheckedLine,
} from '@carta/domain';
import { useState } from 'preact/hooks';
import { Modal } from './modal.tsx';
import { obstacleOf, orderOf, paidCents, paymentsOf, type OrderForm } from './order-form.ts';
import type { OrderStore } from './order-store.ts';
import styles from './order.module.css';
import { Quantity } from './quantity.tsx';
import { readDiner, storeDiner } from './stored-order.ts';

/** The order: its lines, how it is handed over and paid, and the message that leaves. */
export function CartSheet({ store }: { readonly store: OrderStore }) {
  const { menu, now } = store.state;
  const { lines } = store;
  const payments = paymentsOf(menu);
  const [form, setForm] = useState<OrderForm>(() => ({
    ...{ type: menu.menuTypes[0] ?? 'takeaway', zone: null, payment: payments[0]?.value ?? null },
    ...{ paysWith: '', notes: '', ...readDiner() },
  }));
  const [isMessage, setIsMessage] = useState(false);
  const change = (changes: Partial<OrderForm>) => setForm({ ...form, ...changes });
  const order = orderOf(menu, lines, form);
  const text = orderText(menu, order);
  const message = text.ok ? text.value : '';
  const obstacle = obstacleOf(menu, order, now);

  const foot = (
    <>
      <p class={styles.total}>
        {cartaWords.total} <b>{formatPrice(priceFromCents(orderTotal(order)))}</b>
      </p>
      {obstacle && (
        <p class={styles.problem} role="status">
          {obstacle}
        </p>
      )}
      <SendLink
        {...{ store, message, obstacle }}
        onSend={() => storeDiner({ name: form.name, address: form.address })}
      />
      <div class={styles.actions}>
        <button type="button" class={styles.quiet} onClick={() => setIsMessage(!isMessage)}>
          {isMessage ? cartaWords.backToOrder : cartaWords.seeMessage}
        </button>
        <CopyButton text={message} />
      </div>
    </>
  );
  return (
    <Modal title={cartaWords.order} onClose={() => store.show(null)} foot={foot}>
      {isMessage ? (
        <p class={styles.message}>{message}</p>
      ) : (
        <>
          <Lines store={store} lines={lines} />
          <Handover {...{ store, form, change }} />
          <div class={styles.pair}>
            <TextField
              label={cartaWords.name}
              value={form.name}
              onChange={(name) => change({ name })}
              autoComplete="name"
            />
            {form.type === 'delivery' && (
              <TextField
                label={cartaWords.address}
                value={form.address}
                onChange={(address) => change({ address })}
                autoComplete="street-address"
              />
            )}
          </div>
          <Choice
            legend={cartaWords.payment}
            options={payments}
            value={form.payment}
            onChange={(payment) => change({ payment })}
          />
          {form.payment === 'cash' && <Change {...{ form, change }} total={orderTotal(order)} />}
          {form.payment === 'transfer' && (
            <p class={styles.muted}>
              {cartaWords.alias}: <b>{menu.transfer.alias}</b> {menu.transfer.holder && `· ${menu.transfer.holder}`}{' '}
              <CopyButton text={menu.transfer.alias} label={cartaWords.copyAlias} />{' '}
              <CopyButton text={formatPrice(priceFromCents(orderTotal(order)))} label={cartaWords.copyAmount} />
            </p>
          )}
          <label class={styles.field}>
            {cartaWords.orderNotes}
            <textarea
              rows={2}
              maxLength={300}
              value={form.notes}
              onInput={({ currentTarget }) => change({ notes: currentTarget.value })}
            />
          </label>
        </>
      )}
    </Modal>
  );
}

function Lines({ store, lines }: { readonly store: OrderStore; readonly lines: readonly CheckedLine[] }) {
  return (
    <>
      <ul class={styles.lines}>
        {lines.map(({ line, title, price, options, problem }, nth) => (
          <li key={nth}>
            <div>
              <p>{title}</p>
              {options.length > 0 && <p class={styles.muted}>{options.map((option) => option.title).join(' · ')}</p>}
              {line.note && <p class={styles.note}>{line.note}</p>}
              {problem ? (
                <p class={styles.problem}>{cartaWords.problems[problem]}</p>
              ) : (
                <p class={styles.amount}>
                  {formatPrice(priceFromCents(lineAmount({ price, quantity: line.quantity })))}
                </p>
              )}
            </div>
            <Quantity
              removes
              of={title}
              value={line.quantity}
              onChange={(quantity) => store.setQuantity(line, quantity)}
            />
          </li>
        ))}
      </ul>
      <button type="button" class={styles.quiet} onClick={store.empty}>
        {cartaWords.emptyOrder}
      </button>
    </>
  );
}

interface PartProps {
  readonly form: OrderForm;
  readonly change: (changes: Partial<OrderForm>) => void;
}

function Handover({ store, form, change }: PartProps & { readonly store: OrderStore }) {
  const { menuTypes, delivery, deliveryTime, pickupPoint } = store.state.menu;
  const isDelivery = form.type === 'delivery';
  const hints = isDelivery
    ? [deliveryTime, delivery.minimum && cartaWords.minimum(formatPrice(delivery.minimum))]
    : [pickupPoint];
  return (
    <>
      <Choice
        legend={cartaWords.orderType}
        options={menuTypes.map((value) => ({ value, label: cartaWords.menuTypes[value] }))}
        value={form.type}
        onChange={(type) => change({ type })}
      />
      <p class={styles.muted}>{hints.filter(Boolean).join(' · ')}</p>
      {isDelivery && delivery.zones.length > 0 && (
        <Choice
          legend={cartaWords.zone}
          options={delivery.zones.map(({ key, title, price }) => ({
            ...{ value: key, label: title, amount: formatPrice(price) },
          }))}
          value={form.zone}
          onChange={(zone) => change({ zone })}
        />
      )}
    </>
  );
}

interface ChoiceProps<T> {
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly amount?: string }[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class={styles.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} class={styles.option}>
          <input type="radio" name={legend} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
          {option.amount && <span class={styles.amount}>{option.amount}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
}

function TextField({ label, value, onChange, ...rest }: TextFieldProps) {
  return (
    <label class={styles.field}>
      {label}
      <input
        type="text"
        maxLength={120}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        {...rest}
      />
    </label>
  );
}

/** The cash that the diner has, and the change. */
function Change({ form, change, total }: PartProps & { readonly total: number }) {
  const { paysWith } = form;
  const cents = paidCents(paysWith);
  return (
    <div class={styles.pair}>
      <TextField
        label={cartaWords.paysWith}
        inputMode="decimal"
        value={paysWith}
        onChange={(typed) => change({ paysWith: typed })}
      />
      {cents !== null && cents >= total && (
        <p class={styles.muted}>
          {cartaWords.change} <b>{formatPrice(priceFromCents(cents - total))}</b>
        </p>
      )}
    </div>
  );
}

interface SendLinkProps {
  readonly store: OrderStore;
  readonly message: string;
  readonly obstacle: string | null;
  readonly onSend: () => void;
}

/** The menu is read again before the order leaves; what has changed is said first. */
function SendLink({ store, message, obstacle, onSend }: SendLinkProps) {
  const [state, setState] = useState<'idle' | 'checking' | 'offline'>('idle');
  if (obstacle) {
    return (
      <a class={styles.send} role="link" aria-disabled="true">
        {cartaWords.send}
      </a>
    );
  }
  const address = orderWhatsAppUrl(store.state.menu.whatsAppNumber, message);
  const send = async (event: Event) => {
    event.preventDefault();
    if (state === 'checking') return;
    setState('checking');
    const answer = await store.refresh();
    setState(answer === 'offline' ? 'offline' : 'idle');
    if (answer === 'changed') store.show({ kind: 'changes' });
    if (answer !== 'ready') return;
    onSend();
    store.sent();
    location.assign(address);
  };
  return (
    <>
      {state === 'offline' && (
        <p class={styles.problem} role="alert">
          {cartaWords.waitsForConnection}
        </p>
      )}
      <a class={styles.send} href={address} onClick={(event) => void send(event)} aria-busy={state === 'checking'}>
        {cartaWords.send}
      </a>
    </>
  );
}

function CopyButton({ text, label = cartaWords.copyOrder }: { readonly text: string; readonly label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" class={styles.quiet} onClick={() => void copy()}>
      {copied ? cartaWords.copied : label}
    </button>
  );
}
