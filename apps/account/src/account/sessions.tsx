import type { OpenSession } from '@carta/contract';
import { DEFAULT_TIME_ZONE, shortDate, shortDateTime } from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { Button, ListGroup, Row, Stack, Tag } from '@carta/ui';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { LoadedList } from '../lists/loaded-list.tsx';
import styles from './account-screen.module.css';
import { openSessions } from './open-sessions.ts';
import { otherSessionsEnded, sessionEnded } from './password-slice.ts';

/** The owner's open sessions, with buttons that end one of the others or all of them. */
export function Sessions() {
  const dispatch = useDispatch();
  const timeZone = useSelector(selectMenu)?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <Stack as="section" gap={3} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.heading}>
        Sesiones abiertas
      </h2>
      <LoadedList list={openSessions} empty={null}>
        {(sessions) => (
          <>
            <ListGroup label="Sesiones abiertas">
              {sessions.map(({ id, device, startedAt, seenAt, current }) => (
                <Row
                  key={id}
                  icon={MonitorSmartphone}
                  title={device || 'Dispositivo desconocido'}
                  detail={detailOf({ startedAt, seenAt }, timeZone)}
                  end={
                    current ? (
                      <Tag tone="success">Esta sesión</Tag>
                    ) : (
                      <Button
                        variant="secondary"
                        aria-label={`Terminar la sesión de ${device || 'dispositivo desconocido'}`}
                        aria-description={detailOf({ startedAt, seenAt }, timeZone)}
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
    </Stack>
  );
}

/** Two sessions of one browser differ by the minute in which they began. */
function detailOf({ startedAt, seenAt }: Pick<OpenSession, 'startedAt' | 'seenAt'>, timeZone: string): string {
  const lastUse = `Último uso: ${shortDate(seenAt, timeZone)}`;
  return startedAt === 0 ? lastUse : `${lastUse} · Desde el ${shortDateTime(startedAt, timeZone)}`;
}
