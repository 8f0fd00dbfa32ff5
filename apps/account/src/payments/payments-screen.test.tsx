import type { Payment } from '@carta/domain';
import { screen } from '@testing-library/react';
import { NOW } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

const november = (day: number): Payment => ({ year: 2026, month: 11, day, status: 'pending' });
const open = (payments: readonly Payment[]) => renderScreens('/panel/payments', { user: { payments: [...payments] } });
const due = () => screen.queryByRole('list', { name: 'Próximo vencimiento' })?.textContent;
const overdue = () => screen.queryByRole('list', { name: 'Pago vencido' })?.textContent;

afterEach(() => jest.useRealTimers());

/** Opens 'Pagos' on 21 November. */
async function openOnThe21st(payments: readonly Payment[], now = NOW) {
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate'] });
  await open(payments);
}

describe('PaymentsScreen', () => {
  it('[PAY-7] a payment of today or later is the next due one', async () => {
    await openOnThe21st([november(21)]);
    expect([due(), overdue()]).toEqual(['Próximo vencimiento 21 nov 2026', undefined]);
  });

  it('[PAY-8] a pending payment whose day has passed is overdue, beside the next due one', async () => {
    await openOnThe21st([november(30), november(20)]);
    expect([due(), overdue()]).toEqual(['Próximo vencimiento 30 nov 2026', 'Venció el 20 nov 2026 ']);
  });

  it('[PAY-8] the day is that of the business’s time zone', async () => {
    // In Buenos Aires it is still the 21st.
    await openOnThe21st([november(21)], Date.UTC(2026, 10, 22, 1));
    expect([due(), overdue()]).toEqual(['Próximo vencimiento 21 nov 2026', undefined]);
  });

  it('on the last page the focus stays on the button that turned to it', async () => {
    const { user } = await open([1, 2, 3, 4, 5, 6].map((day) => ({ ...november(day), status: 'approved' })));
    const next = screen.getByRole('button', { name: 'Página siguiente' });
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Página 2 de 2')).toBeVisible();
    expect(next).toHaveFocus();
  });
});
