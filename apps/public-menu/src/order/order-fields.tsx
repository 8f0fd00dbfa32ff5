/** @jsxImportSource #dom */
import { formatPrice, priceFromCents, priceInCents } from '@carta/domain';
import { Amount } from './amount.tsx';
import { Choice } from './choice.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { paidCents, paymentsOf } from './order-form.ts';
import styles from './order.module.css';
import type { OrderStore } from './order-store.ts';
import { TextArea, TextField } from './text-field.tsx';

interface OrderFieldsProps {
  readonly store: OrderStore;
  /** In cents. */
  readonly total: number;
}

/** How the order is handed over and paid, and who orders. */
export function OrderFields({ store, total }: OrderFieldsProps) {
  const { menu, form } = store.state;
  const words = cartaWords;
  const isDelivery = form.type === 'delivery';
  return (
    <>
      <Handover store={store} />
      <div class={styles.pair}>
        <TextField
          label={words.name}
          value={form.name}
          onChange={(name) => store.change({ name })}
          autocomplete="name"
        />
        {isDelivery && (
          <TextField
            label={words.address}
            value={form.address}
            onChange={(address) => store.change({ address })}
            autocomplete="street-address"
          />
        )}
      </div>
      <Choice
        look={styles.chips}
        legend={words.payment}
        options={paymentsOf(menu).map((value) => ({ value, label: words.payments[value] }))}
        value={form.payment}
        onChange={(payment) => store.change({ payment })}
      />
      {form.payment === 'cash' && <Cash store={store} total={total} />}
      {form.payment === 'transfer' && (
        <div class={styles.transfer}>
          <p class={styles.muted}>
            {words.alias}: <b>{menu.transfer.alias}</b> {menu.transfer.holder && `· ${menu.transfer.holder}`}
          </p>
          <CopyButton store={store} text={menu.transfer.alias} label={words.copyAlias} />
          <CopyButton store={store} text={formatPrice(priceFromCents(total))} label={words.copyAmount} />
        </div>
      )}
      <TextArea
        label={words.orderNotes}
        maxlength={300}
        placeholder={words.orderNotesHint}
        value={form.notes}
        onChange={(notes) => store.change({ notes })}
      />
    </>
  );
}

function Handover({ store }: { readonly store: OrderStore }) {
  const { menu, form } = store.state;
  const { menuTypes, delivery, deliveryTime, pickupPoint } = menu;
  const words = cartaWords;
  const isDelivery = form.type === 'delivery';
  const hints = isDelivery
    ? [deliveryTime, delivery.minimum && words.minimum(formatPrice(delivery.minimum))]
    : [pickupPoint];
  const hint = hints.filter(Boolean).join(' · ');
  return (
    <>
      <Choice
        look={styles.segments}
        legend={words.orderType}
        options={menuTypes.map((value) => ({ value, label: words.menuTypes[value], icon: value }))}
        value={form.type}
        onChange={(type) => store.change({ type })}
      />
      {hint && (
        <p class={styles.hint}>
          {isDelivery && <Icon of="clock" small />}
          {hint}
        </p>
      )}
      {isDelivery && delivery.zones.length > 0 && (
        <Choice
          look={styles.list}
          legend={words.zone}
          options={delivery.zones.map(({ key, title, price }) => ({
            ...{ value: key, label: title, cents: priceInCents(price) },
          }))}
          value={form.zone?.key ?? null}
          onChange={(key, cents = 0) => store.change({ zone: { key, cents } })}
        />
      )}
    </>
  );
}

/** The cash that the diner has, and the change. */
function Cash({ store, total }: OrderFieldsProps) {
  const { paysWith } = store.state.form;
  const cents = paidCents(paysWith);
  return (
    <div class={styles.pair}>
      <TextField
        look={styles.money}
        label={cartaWords.paysWith}
        inputmode="decimal"
        value={paysWith}
        onChange={(typed) => store.change({ paysWith: typed })}
      />
      {cents !== null && cents >= total && (
        <p class={styles.muted}>
          {cartaWords.change} <Amount cents={cents - total} />
        </p>
      )}
    </div>
  );
}
