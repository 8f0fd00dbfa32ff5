/** @jest-environment node */
import { BookOpen } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { CountBadge } from './badge/count-badge.tsx';
import {
  Alert,
  Badge,
  Banner,
  Button,
  Card,
  ErrorPanel,
  IconLink,
  ListGroup,
  Logo,
  PasswordField,
  Row,
  ScreenHeader,
  Skeleton,
  TextField,
  Tile,
} from './ui.ts';

describe('server rendering', () => {
  it('the components of sign-in and home render without a window', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <>
        <Logo />
        <IconLink label="Notificaciones" icon={BookOpen} href="/panel/notifications" count={3} />
        <ScreenHeader />
        <Banner action={{ label: 'Configurar ahora', href: '/panel/orders/whatsapp' }}>Falta el número</Banner>
        <Tile href="/panel/menu" icon={BookOpen} title="Mi menú" badge="NUEVO" />
        <Card>
          <Badge>NUEVO</Badge>
          <CountBadge count={120} />
        </Card>
        <Alert onClose={() => undefined}>No se pudo conectar</Alert>
        <TextField look="floating" label="Correo electrónico" name="email" />
        <PasswordField look="floating" label="Contraseña" name="password" />
        <Button type="submit">Iniciar sesión</Button>
        <ListGroup>
          <Row title="WiFi" href="/panel/menu/wifi" />
        </ListGroup>
        <ErrorPanel onRetry={() => undefined} />
        <Skeleton />
      </>,
    );
    for (const words of ['Configurar ahora', 'Mi menú', '99+', 'Iniciar sesión', 'placeholder="Contraseña"']) {
      expect(html).toContain(words);
    }
  });
});
