import { dayIn, nextDue, overduePayment, paymentDate, paymentLabel, paymentPage, type Payment } from '@carta/domain';
import { selectTimeZone, selectUser, useSelector } from '@carta/panel';
import { EmptyState, IconButton, ListGroup, Row, ScreenHeader, Tag } from '@carta/ui';
import { CalendarClock, CalendarX, ChevronLeft, ChevronRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import styles from './payments-screen.module.css';

/** 'Pagos': the months of service, five on a page; above them what is due. [PAY-1] [PAY-2] [PAY-3] [PAY-7] [PAY-8] */
export function PaymentsScreen() {
  const payments = useSelector(selectUser)?.payments ?? [];
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      {payments.length === 0 ? (
        <EmptyState icon={ReceiptText} title="Todavía no hay pagos">
          Aquí verás cada mes de servicio y si está pago.
        </EmptyState>
      ) : (
        <Pages payments={payments} />
      )}
    </div>
  );
}

function Pages({ payments }: { readonly payments: readonly Payment[] }) {
  const [requestedPage, setRequestedPage] = useState(1);
  const { payments: shown, page, pages } = paymentPage(payments, requestedPage);
  const timeZone = useSelector(selectTimeZone);
  const [now] = useState(() => Date.now());
  const today = dayIn(timeZone, now);
  const overdue = overduePayment(payments, today);
  const due = nextDue(payments, today);
  return (
    <div className={styles.pages}>
      {overdue && (
        <ListGroup label="Pago vencido">
          <Row icon={CalendarX} title={`Venció el ${paymentDate(overdue)}`} />
        </ListGroup>
      )}
      {due && (
        <ListGroup label="Próximo vencimiento">
          <Row icon={CalendarClock} title="Próximo vencimiento" detail={paymentDate(due)} />
        </ListGroup>
      )}
      <ListGroup label="Pagos">
        {shown.map((payment) => {
          const { text, tone } = paymentLabel(payment.status);
          const date = paymentDate(payment);
          return <Row key={`${payment.year}-${payment.month}`} title={date} end={<Tag tone={tone}>{text}</Tag>} />;
        })}
      </ListGroup>
      <nav className={styles.turning} aria-label="Páginas de pagos">
        <IconButton
          label="Página anterior"
          icon={ChevronLeft}
          disabled={page === 1}
          onClick={() => setRequestedPage(page - 1)}
        />
        <span role="status">
          Página {page} de {pages}
        </span>
        <IconButton
          label="Página siguiente"
          icon={ChevronRight}
          disabled={page === pages}
          onClick={() => setRequestedPage(page + 1)}
        />
      </nav>
    </div>
  );
}
