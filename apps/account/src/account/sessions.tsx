import { DEFAULT_TIME_ZONE, shortDate } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Button, ListGroup, Row, Tag } from '@carta/ui';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { LoadedList } from '../lists/loaded-list.tsx';
import styles from './account-screen.module.css';
import { othersEnded } from './password-slice.ts';

/** Where the owner is signed in, and a way to be signed in here only. */
export function Sessions() {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectMenu)?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        Sesiones abiertas
      </h2>
      <LoadedList name="sessions" empty={null}>
        {(sessions) => (
          <>
            <ListGroup label="Sesiones abiertas">
              {sessions.map(({ device, startedAt, seenAt, current }, index) => (
                <Row
                  key={`${startedAt} ${index}`}
                  icon={MonitorSmartphone}
                  title={device || 'Dispositivo desconocido'}
                  detail={`Último uso: ${shortDate(seenAt, timeZone)}`}
                  {...(current && { end: <Tag tone="success">Esta sesión</Tag> })}
                />
              ))}
            </ListGroup>
            {sessions.length > 1 && (
              <div className={styles.buttons}>
                <Button variant="secondary" icon={LogOut} onClick={() => dispatch(othersEnded())}>
                  Cerrar las demás
                </Button>
              </div>
            )}
          </>
        )}
      </LoadedList>
    </section>
  );
}
