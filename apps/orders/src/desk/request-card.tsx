import type { TableRequest } from '@carta/contract';
import { timeAgo, type RequestKind } from '@carta/domain';
import { useDispatch } from '@carta/panel';
import { Button, IconTile } from '@carta/ui';
import { Bell, ConciergeBell, ReceiptText } from 'lucide-react';
import { useSound } from '../new-order-sound.ts';
import { requestAnswered } from '../table-visits-slice.ts';
import styles from './request-card.module.css';
import { requestWords } from './table-words.ts';
import { useTimed } from '../use-timed.ts';

const ICONS: Readonly<Record<RequestKind, typeof Bell>> = { waiter: ConciergeBell, bill: ReceiptText };

interface RequestCardProps {
  readonly request: TableRequest;
  readonly isSending: boolean;
  /** True while nothing can be sent. */
  readonly isOff: boolean;
}

/** What a table asks for, until somebody goes there. [TABLE-9] */
export function RequestCard({ request, isSending, isOff }: RequestCardProps) {
  const dispatch = useDispatch();
  const age = useTimed((now) => timeAgo(request.createdAt, now));
  const sounds = useSound() === 'on';
  const words = requestWords(request);
  return (
    <article className={styles.card} aria-label={words} tabIndex={0} data-order={request.key}>
      <IconTile icon={ICONS[request.kind]} />
      <div className={styles.words}>
        <h3 className={styles.title}>{words}</h3>
        <p className={styles.age}>
          {sounds && <Bell size={16} strokeWidth={1.75} aria-hidden />}
          {age}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-keyshortcuts="Enter"
        disabled={isOff}
        saving={isSending}
        onClick={() => void dispatch(requestAnswered(request))}
      >
        Ya va
      </Button>
    </article>
  );
}
