import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '../duration.ts';
import {
  answerDeadline,
  canDinerCancel,
  canUndoStep,
  countsInSales,
  isOpenOrder,
  nextOrderStates,
  onlyStateBefore,
  ORDER_STATE_NAMES,
  ORDER_STATES,
  ORDER_STEPS,
  REJECTION_REASONS,
  STEP_UNDO_MS,
  stepOrder,
  type OrderProgress,
  type OrderState,
} from './order-states.ts';

const NOW = Date.parse('2026-11-25T21:00:00-03:00');
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires';
const FRESH = { readyAt: null, reason: '', lastStep: null, type: 'delivery', paid: 'no' } as const;
const order = (state: OrderState, changes: object = {}) => ({ ...FRESH, state, ...changes });
const after = (result: ReturnType<typeof stepOrder>): OrderProgress => {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('the states of an order', () => {
  it.each<[string, OrderState, OrderState | null]>([
    ['delivery', 'new', null],
    ['delivery', 'accepted', 'new'],
    ['delivery', 'ready', 'accepted'],
    ['delivery', 'on-the-way', 'ready'],
    ['delivery', 'done', null],
    ['takeaway', 'done', 'ready'],
    ['takeaway', 'rejected', 'new'],
    ['takeaway', 'cancelled', null],
    ['takeaway', 'unpaid', null],
  ])('[ORDER-16] a %s that is %s was %s before, where that is certain', (type, state, before) => {
    expect(onlyStateBefore({ state, type })).toBe(before);
  });

  it.each<[OrderState, string]>([
    ['unpaid', 'new cancelled'],
    ['new', 'accepted rejected cancelled'],
    ['accepted', 'ready cancelled'],
    ['ready', 'on-the-way done cancelled'],
    ['on-the-way', 'done cancelled'],
    ['done', ''],
    ['rejected', ''],
    ['cancelled', ''],
  ])('[ORDER-15] after %s a delivery can be: %s', (state, next) => {
    expect(nextOrderStates(order(state)).join(' ')).toBe(next);
    // «Cerrar mesa» alone delivers what is accepted.
    expect(ORDER_STEPS[state].join(' ')).toBe(state === 'accepted' ? `${next} done` : next);
    for (const to of ORDER_STATES)
      expect([to, stepOrder(order(state), { state: to }, NOW).ok]).toEqual([to, next.split(' ').includes(to)]);
    expect(isOpenOrder({ state })).toBe(next !== '');
  });

  it('[ORDER-15] only a delivery is on its way', () => {
    expect(nextOrderStates(order('ready', { type: 'takeaway' }))).toEqual(['done', 'cancelled']);
  });

  it('[ORDER-15] every state has a Spanish name of its own, and there are five reasons to reject', () => {
    expect(Object.values(ORDER_STATE_NAMES).join(', ')).toBe(
      'Sin pagar, Nuevo, En preparación, Listo, En camino, Entregado, Rechazado, Cancelado',
    );
    expect(REJECTION_REASONS.join(', ')).toBe('No hay stock, Cocina cerrada, Fuera de zona, Faltan datos, Otro');
  });

  it('[ORDER-15] minutes say when it is ready, with a step or in the same state', () => {
    const accepted = after(stepOrder(order('new'), { state: 'accepted', minutes: 40 }, NOW));
    expect(accepted.readyAt).toBe(NOW + 40 * MINUTE_MS);
    const later = after(stepOrder({ ...FRESH, ...accepted }, { state: 'accepted', minutes: 15 }, NOW + HOUR_MS));
    expect(later).toEqual({ ...accepted, readyAt: NOW + HOUR_MS + 15 * MINUTE_MS });
    expect(stepOrder({ ...FRESH, ...accepted }, { state: 'accepted' }, NOW).ok).toBe(false);
    expect(stepOrder(order('done'), { state: 'done', minutes: 15 }, NOW).ok).toBe(false);
  });

  it('[ORDER-15] an order for later is ready at its moment unless minutes are given', () => {
    const wanted = order('new', { readyAt: NOW + 5 * HOUR_MS });
    expect(after(stepOrder(wanted, { state: 'accepted' }, NOW)).readyAt).toBe(NOW + 5 * HOUR_MS);
  });

  it('[ORDER-15] a reason stays with what is rejected or cancelled only', () => {
    expect(after(stepOrder(order('new'), { state: 'rejected', reason: 'No hay stock' }, NOW)).reason).toBe(
      'No hay stock',
    );
    expect(after(stepOrder(order('new'), { state: 'accepted', reason: 'No hay stock' }, NOW)).reason).toBe('');
  });

  it.each<[OrderState, OrderState]>([
    ['new', 'accepted'],
    ['new', 'rejected'],
    ['new', 'cancelled'],
    ['accepted', 'ready'],
    ['ready', 'done'],
    ['on-the-way', 'done'],
  ])('[ORDER-16] a step from %s to %s is undone within 10 minutes, once', (from, to) => {
    const before = order(from, { readyAt: 7 });
    const stepped = { ...FRESH, ...after(stepOrder(before, { state: to, minutes: 30, reason: 'Otro' }, NOW)) };
    const back = stepOrder(stepped, { state: from }, NOW + STEP_UNDO_MS);
    expect(back).toMatchObject({ ok: true, value: { state: from, readyAt: 7, reason: '', lastStep: null } });
    expect(stepOrder(stepped, { state: from }, NOW + STEP_UNDO_MS + 1).ok).toBe(false);
    expect(stepOrder({ ...stepped, paid: 'refunded' }, { state: from }, NOW).ok).toBe(false);
    expect(canUndoStep({ ...stepped, lastStep: null }, from, NOW)).toBe(false);
  });

  it('[ORDER-16] after an undo the step before cannot be undone', () => {
    const accepted = { ...FRESH, ...after(stepOrder(order('new'), { state: 'accepted' }, NOW)) };
    const ready = { ...FRESH, ...after(stepOrder(accepted, { state: 'ready' }, NOW)) };
    const back = { ...FRESH, ...after(stepOrder(ready, { state: 'accepted' }, NOW)) };
    expect(stepOrder(back, { state: 'new' }, NOW).ok).toBe(false);
  });

  it('[ORDER-15] [ORDER-16] however an owner steps, each state follows from the table or undoes the step before', () => {
    const steps = fc.array(
      fc.record({ state: fc.constantFrom(...ORDER_STATES), wait: fc.integer({ min: 0, max: 2 * STEP_UNDO_MS }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom('delivery', 'takeaway'), steps, (type, wanted) => {
        let now = NOW;
        let current: OrderProgress & { type: string; paid: 'no' } = { ...order('new'), type, paid: 'no' };
        let undoable = null as { from: OrderState; at: number } | null;
        for (const { state, wait } of wanted) {
          now += wait;
          const isForward =
            ORDER_STEPS[current.state].includes(state) &&
            (type === 'delivery' || state !== 'on-the-way') &&
            (current.state !== 'accepted' || state !== 'done');
          const isBack: boolean = undoable?.from === state && now - undoable.at <= STEP_UNDO_MS;
          const result = stepOrder(current, { state }, now);
          expect(result.ok).toBe(isForward || isBack);
          if (!result.ok) continue;
          undoable = isBack ? null : { from: current.state, at: now };
          current = { ...current, ...result.value };
          expect(current.state).toBe(state);
        }
      }),
    );
  });

  it('[ORDER-17] a diner can cancel what is new or not paid', () => {
    expect(ORDER_STATES.filter((state) => canDinerCancel({ state }))).toEqual(['unpaid', 'new']);
  });

  it.each([
    ['2026-11-25T21:00:00-03:00', null, '2026-11-26T05:00:00-03:00'],
    ['2026-11-26T04:59:00-03:00', null, '2026-11-26T05:00:00-03:00'],
    ['2026-11-25T21:00:00-03:00', '2026-11-26T21:00:00-03:00', '2026-11-26T23:00:00-03:00'],
    ['2026-11-25T12:00:00-03:00', '2026-11-25T13:00:00-03:00', '2026-11-25T15:00:00-03:00'],
  ])('[ORDER-17] sent at %s for %s it waits until %s', (created, at, until) => {
    const sent = { createdAt: Date.parse(created), at: at === null ? null : Date.parse(at) };
    expect(answerDeadline(sent, BUENOS_AIRES)).toBe(Date.parse(until));
  });

  it('[ORDER-18] sums leave out what is not paid, rejected or cancelled', () => {
    expect(ORDER_STATES.filter((state) => !countsInSales({ state }))).toEqual(['unpaid', 'rejected', 'cancelled']);
  });
});
