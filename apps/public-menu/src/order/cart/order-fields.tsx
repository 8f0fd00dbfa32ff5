/** @jsxImportSource preact */
import {
  DAY_MS,
  dayIn,
  formatCents,
  formatPrice,
  offeredPayments,
  orderTimes,
  priceInCents,
  tablePayments,
  takesOrdersAt,
  type OrderPayment,
  type OrderType,
  unbrokenPrices,
} from '@carta/domain';
import type { ComponentProps } from 'preact';
import { closedWords, paidCents, type FormProblem } from '../order-form.ts';
import type { OrderStore } from '../order-store.ts';
import { Amount } from '../ui/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Select, TextArea, TextField } from '../ui/text-field.tsx';
import texts from '../ui/texts.module.css';
import type { Round } from './read-rounds.ts';
import { Rounds } from './rounds.tsx';
import styles from './order-fields.module.css';

interface OrderFieldsProps {
  readonly store: OrderStore;
  /** In cents. */
  readonly total: number;
  /** What is marked as missing or wrong. */
  readonly problems: readonly FormProblem[];
  /** What this browser has ordered to the table before. */
  readonly rounds: readonly Round[];
}

/** How the order is handed over and paid, and who orders. */
export function OrderFields({ store, total, problems, rounds }: OrderFieldsProps) {
  const { menu, form } = store.state;
  const words = cartaWords;
  const { desk, phone } = menu.ordering;
  const isAtTable = form.type === 'table';
  const problemAt = (place: FormProblem['place']) => problems.find((problem) => problem.place === place)?.words;
  const fields = { store, problemAt };
  return (
    <>
      <Handover {...fields} rounds={rounds.length} />
      {desk && !isAtTable && <When store={store} problem={problemAt('at')} />}
      {form.type === 'delivery' && (
        <FormText {...fields} place="address" name="direccion" label={words.address} autoComplete="street-address" />
      )}
      <FormText
        {...fields}
        place="name"
        name="nombre"
        label={isAtTable ? words.nameIfWanted : words.name}
        autoComplete="name"
      />
      {desk && !isAtTable && phone !== 'hidden' && (
        <FormText {...fields} place="phone" name="telefono" label={words.phone} autoComplete="tel" type="tel" />
      )}
      <Payment {...fields} />
      {!isAtTable && form.payment === 'cash' && <Cash store={store} total={total} problem={problemAt('paysWith')} />}
      {!isAtTable && form.payment === 'transfer' && (
        <div class={styles.transfer}>
          <p class={texts.muted}>
            {words.alias}: <b>{menu.transfer.alias}</b> {menu.transfer.holder && `· ${menu.transfer.holder}`}
          </p>
          <CopyButton text={menu.transfer.alias} label={words.copyAlias} />
          <CopyButton text={formatCents(total)} label={words.copyAmount} />
        </div>
      )}
      <TextArea
        label={words.orderNotes}
        maxLength={300}
        placeholder={isAtTable ? words.tableNotesHint : words.orderNotesHint}
        value={form.notes}
        onChange={(notes) => store.change({ notes })}
      />
      <Rounds rounds={rounds} />
    </>
  );
}

/** The value of the radio that stands for paying at the table. */
const AT_TABLE = 'table';

interface FieldsProps {
  readonly store: OrderStore;
  readonly problemAt: (place: FormProblem['place']) => string | undefined;
}

interface FormTextProps
  extends FieldsProps, Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'autoComplete' | 'type'> {
  readonly place: 'address' | 'name' | 'phone';
}

/** A text of the form, at the place to which its problem leads. */
function FormText({ store, problemAt, place, ...rest }: FormTextProps) {
  return (
    <div data-place={place}>
      <TextField
        {...rest}
        value={store.state.form[place]}
        onChange={(typed) => store.change({ [place]: typed })}
        problem={problemAt(place)}
      />
    </div>
  );
}

/** At a table an order is paid there, or online. [TABLE-6] */
function Payment({ store, problemAt }: FieldsProps) {
  const { menu, form } = store.state;
  const words = cartaWords;
  const common = { name: 'pago', look: 'chips', legend: words.payment, problem: problemAt('payment') } as const;
  const nameOf = (payment: OrderPayment | null) => (payment ? words.payments[payment] : words.menuTypes.table);
  if (form.type !== 'table')
    return (
      <div data-place="payment">
        <Choice
          {...common}
          options={offeredPayments(menu).map((payment) => ({ key: payment, title: nameOf(payment) }))}
          value={form.payment}
          onChange={(payment) => store.change({ payment })}
        />
      </div>
    );
  const payments = tablePayments(menu);
  return (
    <div data-place="payment">
      <Choice
        {...common}
        options={payments.map((payment) => ({ key: payment ?? AT_TABLE, title: nameOf(payment) }))}
        value={form.tablePayment ?? AT_TABLE}
        onChange={(chosen) => store.change({ tablePayment: payments.find((payment) => payment === chosen) ?? null })}
      />
    </div>
  );
}

function Handover({ store, problemAt, rounds }: FieldsProps & { readonly rounds: number }) {
  const { menu, form } = store.state;
  const { menuTypes, delivery, deliveryTime, pickupPoint } = menu;
  const words = cartaWords;
  const isDelivery = form.type === 'delivery';
  const isAtTable = form.type === 'table';
  const types: readonly OrderType[] = form.table && menu.ordering.tables ? ['table', ...menuTypes] : menuTypes;
  const hints = isDelivery
    ? [deliveryTime, delivery.minimum && unbrokenPrices(words.minimum(formatPrice(delivery.minimum)))]
    : [isAtTable ? '' : pickupPoint];
  const hint = hints.filter(Boolean).join(' · ');
  return (
    <>
      <div data-place="type">
        <Choice
          name="entrega"
          look="segments"
          legend={words.orderType}
          options={types.map((type) => ({ key: type, title: words.menuTypes[type], icon: type }))}
          value={form.type}
          onChange={(type) => store.change({ type })}
          problem={problemAt('type')}
        />
      </div>
      {isAtTable && form.table && (
        <p class={texts.hint}>
          <Icon of="place" small />
          <span>
            {words.goesTo(form.table.title)} <b lang="es">{form.table.title}</b>
            {rounds > 0 && ` · ${words.round(rounds + 1)}`}
          </span>
        </p>
      )}
      {hint && (
        <p class={texts.hint}>
          {isDelivery && <Icon of="clock" small />}
          {hint}
        </p>
      )}
      {isDelivery && delivery.zones.length > 0 && (
        <div data-place="zone">
          <Choice
            name="zona"
            look="list"
            legend={words.zone}
            options={delivery.zones.map((zone) => ({ ...zone, cents: priceInCents(zone.price) }))}
            value={form.zone?.key ?? null}
            onChange={(key, cents = 0) => store.change({ zone: { key, cents } })}
            problem={problemAt('zone')}
          />
        </div>
      )}
    </>
  );
}

interface WhenProps {
  readonly store: OrderStore;
  readonly problem: string | undefined;
}

/** As soon as possible, or a quarter of an hour of today or tomorrow; until when no orders are taken. [ORDER-13] */
function When({ store, problem }: WhenProps) {
  const { menu, form, now } = store.state;
  const { timeZone, ordering } = menu;
  const words = cartaWords;
  const { open, until } = takesOrdersAt(menu, now);
  const times = orderTimes(menu, now);
  const isGone = form.at !== null && !times.includes(form.at);
  const clock = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = new Intl.DateTimeFormat(document.documentElement.lang, { timeZone, weekday: 'long' });
  /** An opening of tomorrow may end the day after. */
  const names = { [dayIn(timeZone, now)]: words.today, [dayIn(timeZone, now + DAY_MS)]: words.tomorrow };
  const reason = now < (ordering.pausedUntil ?? 0) ? 'paused' : 'closed';
  return (
    <div data-place="at">
      {(open || times.length > 0) && (
        <Select
          name="cuando"
          label={words.when}
          value={String(form.at ?? '')}
          onChange={(chosen) => store.change({ at: chosen === '' ? null : Number(chosen) })}
          options={[
            { value: '', label: open ? words.soonest : words.chooseMoment, disabled: !open },
            ...[...(isGone ? [form.at] : []), ...times].map((at) => ({
              value: String(at),
              label: words.moment(names[dayIn(timeZone, at)] ?? weekday.format(at), clock.format(at)),
              disabled: isGone && at === form.at,
            })),
          ]}
          problem={problem}
        />
      )}
      {!open && (!problem || times.length === 0) && (
        <p class={texts.hint}>
          <Icon of="clock" small />
          {closedWords({ reason, until }, { menu, now, form })}
        </p>
      )}
    </div>
  );
}

interface CashProps extends Pick<OrderFieldsProps, 'store' | 'total'> {
  readonly problem: string | undefined;
}

/** The cash that the diner has, and the change. */
function Cash({ store, total, problem }: CashProps) {
  const { paysWith } = store.state.form;
  const cents = paidCents(paysWith);
  return (
    <div class={styles.pair} data-place="paysWith">
      <TextField
        name="efectivo"
        isMoney
        label={cartaWords.paysWith}
        value={paysWith}
        onChange={(typed) => store.change({ paysWith: typed })}
        problem={problem}
      />
      {cents !== null && cents >= total && (
        <p class={texts.muted}>
          {cartaWords.change} <Amount cents={cents - total} />
        </p>
      )}
    </div>
  );
}
