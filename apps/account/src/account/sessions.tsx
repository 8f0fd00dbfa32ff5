import { DEFAULT_TIME_ZONE, shortDate } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Button, ListGroup, Row, Tag } from '@carta/ui';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { LoadedList } from '../lists/loaded-list.tsx';
import styles from './account-screen.module.css';
import { otherSessionsEnded, sessionEnded } from './password-slice.ts';

/** The owner's open sessions, with buttons that end one of the others or all of them. */
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
              {sessions.map(({ id, device, seenAt, current }) => (
                <Row
                  key={id}
                  icon={MonitorSmartphone}
                  title={device || 'Dispositivo desconocido'}
                  detail={`Último uso: ${shortDate(seenAt, timeZone)}`}
                  end={
                    current ? (
                      <Tag tone="success">Esta sesión</Tag>
                    ) : (
                      <Button
                        variant="secondary"
                        aria-label={`Terminar la sesión de ${device || 'dispositivo desconocido'}`}
                        onClick={() => dispatch(sessionEnded(id))}
                      >
                        Terminar
                      </Button>
                    )
                  }
                />
              ))}
            </ListGroup>
            {sessions.length > 1 && (
              <div className={styles.buttons}>
                <Button variant="secondary" icon={LogOut} onClick={() => dispatch(otherSessionsEnded())}>
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
