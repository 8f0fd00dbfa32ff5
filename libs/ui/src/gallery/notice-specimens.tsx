import { Clock, EyeOff, UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Badge } from '../badge/badge.tsx';
import { CountBadge } from '../badge/count-badge.tsx';
import { Tag } from '../badge/tag.tsx';
import { Banner } from '../banner/banner.tsx';
import { Sparkles } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { StatusBar } from '../status-bar/status-bar.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Loader } from '../loader/loader.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimen.module.css';

export function NoticeSpecimens() {
  const [dismissed, setDismissed] = useState(false);
  const [retrying, setRetrying] = useState(false);
  return (
    <>
      <Specimen name="Insignia y etiqueta">
        <div className={styles.flow}>
          <Badge>NUEVO</Badge>
          <Badge>TAKEAWAY</Badge>
          <CountBadge count={3} />
          <CountBadge count={120} />
        </div>
        <div className={styles.flow}>
          <Tag tone="danger">Agotado</Tag>
          <Tag icon={EyeOff}>Oculto</Tag>
          <Tag tone="warning" icon={Clock}>
            Pendiente
          </Tag>
          <Tag tone="success">Pago aprobado</Tag>
        </div>
      </Specimen>
      <Specimen name="Aviso">
        <Banner action={{ label: 'Configurar ahora', href: '#enlace' }}>
          El número de WhatsApp no está configurado para recibir pedidos.
        </Banner>
        {dismissed ? (
          <Button variant="quiet" onClick={() => setDismissed(false)}>
            Mostrar otra vez
          </Button>
        ) : (
          <Alert onClose={() => setDismissed(true)}>Correo electrónico o contraseña incorrectos</Alert>
        )}
        <Alert>No se pudo conectar. Inténtalo otra vez.</Alert>
      </Specimen>
      <Specimen name="Sin conexión">
        <StatusBar title="Sin conexión." action={{ label: 'Reintentar ahora', onSelect: () => {} }}>
          Tus cambios se guardarán al volver.
        </StatusBar>
      </Specimen>
      <Specimen name="Versión nueva">
        <StatusBar icon={Sparkles} action={{ label: 'Actualizar', onSelect: () => {} }}>
          Hay una versión nueva
        </StatusBar>
      </Specimen>
      <Specimen name="Carga">
        <div className={styles.flow}>
          <Loader size="m" />
          <Loader />
          <Loader progress={0.62} label="Subiendo" />
        </div>
      </Specimen>
      <Specimen name="Vacío">
        <EmptyState
          title="Sin anuncios"
          icon={UtensilsCrossed}
          action={<Button variant="secondary">Reintentar</Button>}
        >
          Cuando haya novedades vas a verlas en esta pantalla.
        </EmptyState>
      </Specimen>
      <Specimen name="Sección caída">
        <ErrorPanel
          onRetry={() => setRetrying(!retrying)}
          retrying={retrying}
          exit={{ label: 'Volver a Inicio', href: '#enlace' }}
        />
      </Specimen>
    </>
  );
}
