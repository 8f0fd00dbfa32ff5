import { atWords, clockIn, dayIn, shortDay, tokenState, type MercadoPago } from '@carta/domain';
import { Button } from '@carta/ui';
import {
  BadgeCheck,
  Clock,
  Landmark,
  RefreshCw,
  ShoppingBag,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import styles from './token-status.module.css';

interface TokenStatusProps {
  readonly stored: MercadoPago;
  readonly timeZone: string;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** What MercadoPago says of the stored token. [TOKEN-4] */
export function TokenStatus({ stored, timeZone, isChecking, onCheck }: TokenStatusProps) {
  const state = tokenState(stored);
  const { account, checkedAt } = stored;
  if (state === 'none') return null;
  if (state === 'connected' && account)
    return (
      <Status tone="success" icon={BadgeCheck} title={`Conectado a ${account.nickname}`}>
        {`Argentina · comprobado ${momentWords(timeZone, checkedAt ?? 0)}`}
      </Status>
    );
  if (state === 'other-site' && account)
    return (
      <Status tone="warning" icon={TriangleAlert} title={`Conectado a ${account.nickname}`}>
        La cuenta no es de Argentina: con ella no se puede cobrar en línea.
      </Status>
    );
  return (
    <Status
      tone="warning"
      icon={state === 'refused' ? TriangleAlert : Clock}
      title={state === 'refused' ? 'MercadoPago ya no acepta este token' : 'Sin comprobar'}
      action={
        <Button variant="quiet" icon={RefreshCw} saving={isChecking} onClick={onCheck}>
          Comprobar ahora
        </Button>
      }
    >
      {state === 'refused'
        ? 'Tus clientes no pueden pagar en línea. Renueva el token en MercadoPago y escríbelo aquí.'
        : 'MercadoPago no responde. Guardamos el token y volvemos a preguntar cada hora. Hasta entonces tus clientes no pueden pagar en línea.'}
    </Status>
  );
}

/** 'hoy a las 20.41', 'el 24 nov a las 9.05'. */
function momentWords(timeZone: string, at: number): string {
  const [day, today] = [at, Date.now()].map((moment) => dayIn(timeZone, moment));
  const time = atWords(clockIn(timeZone, at));
  return day === today ? `hoy ${time}` : `el ${shortDay(day ?? '')} ${time}`;
}

interface StatusProps {
  readonly tone: 'success' | 'warning';
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: string;
  readonly action?: React.ReactNode;
}

function Status({ tone, icon: Icon, title, children, action }: StatusProps) {
  return (
    <section className={styles.status} data-tone={tone} role="status">
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}

/** What an owner looks at whose token is not accepted. */
export function TokenAdvice() {
  return (
    <section className={styles.advice}>
      <h2>Qué puedes mirar</h2>
      <ul>
        <li>Que esté entero: empieza con APP_USR.</li>
        <li>Que sea de «Credenciales de producción».</li>
        <li>Que no lo hayas renovado después.</li>
      </ul>
    </section>
  );
}

const STEPS: readonly { readonly icon: LucideIcon; readonly title: string; readonly words: string }[] = [
  { icon: ShoppingBag, title: 'Tu cliente paga al pedir', words: 'El pedido te llega cuando el pago está aprobado.' },
  { icon: Landmark, title: 'El dinero va a tu cuenta', words: 'Directo de MercadoPago; Carta no cobra comisión.' },
  { icon: Undo2, title: 'Puedes devolver', words: 'Al rechazar o cancelar un pedido pagado.' },
];

/** How an owner charges. */
export function HowToCharge() {
  return (
    <section className={styles.how}>
      <h2>Así cobras</h2>
      <ul>
        {STEPS.map(({ icon: Icon, title, words }) => (
          <li key={title}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
