import { DEFAULT_TIME_ZONE, newestFirst, shortDate, type Notification } from '@carta/domain';
import { asList, notificationsRead, selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Card, EmptyState, Link, ScreenHeader } from '@carta/ui';
import { Bell, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountData } from '../account-data.ts';
import { LoadedList } from '../lists/loaded-list.tsx';
import styles from './notifications-screen.module.css';

const notifications = accountData.declare(
  'notifications',
  (api) => api.notifications({ body: { from: 0 } }),
  ({ notifications }) =>
    asList(notifications, { title: 'string', message: 'string', image: 'string', createdAt: 'number' }),
);

/** 'Notificaciones', the newest first; opening the screen marks them as read. [NOTIF-2] */
export function NotificationsScreen() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(notificationsRead());
  }, [dispatch]);
  const empty = (
    <EmptyState icon={Bell} title="No tienes notificaciones">
      Aquí te avisaremos lo que tengas que saber.
    </EmptyState>
  );
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <LoadedList list={notifications} empty={empty}>
        {(notifications) => (
          <ul className={styles.list} aria-label="Notificaciones">
            {newestFirst(notifications).map((notification) => (
              <li key={`${notification.createdAt} ${notification.title}`}>
                <Card flush>
                  <Message {...notification} />
                </Card>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </div>
  );
}

function Message({ title, message, image, link, createdAt }: Notification) {
  const timeZone = useSelector(selectMenu)?.timeZone ?? DEFAULT_TIME_ZONE;
  const content = (
    <>
      <Picture src={image} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.message}>{message}</span>
        <time className={styles.date} dateTime={new Date(createdAt).toISOString()}>
          {shortDate(createdAt, timeZone)}
        </time>
      </span>
      {link && <ChevronRight className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden />}
    </>
  );
  if (!link) return <div className={styles.row}>{content}</div>;
  return (
    <Link className={styles.row} href={link}>
      {content}
    </Link>
  );
}

function Picture({ src }: { readonly src: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={styles.picture}>
      {broken ? (
        <Bell size={22} strokeWidth={1.75} aria-hidden />
      ) : (
        <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  );
}
