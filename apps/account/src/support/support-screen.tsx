import { supportUrl } from '@carta/domain';
import { selectMenu, selectSupportWhatsApp, useSelector } from '@carta/panel';
import { Button, EmptyState, LinkButton, ScreenHeader } from '@carta/ui';
import { LifeBuoy, MessageCircle } from 'lucide-react';
import styles from './support-screen.module.css';

const CHAT = 'Chatea con nosotros';
const NO_NUMBER = 'support-no-number';

/** 'Soporte técnico': a WhatsApp chat whose first message names the menu. [SUPPORT-1] [SUPPORT-2] */
export function SupportScreen() {
  const menu = useSelector(selectMenu);
  const support = useSelector(selectSupportWhatsApp);
  const chat = menu && supportUrl({ support, publicUrl: menu.publicUrl });
  return (
    <div className={styles.screen}>
      <ScreenHeader />
      <EmptyState
        icon={LifeBuoy}
        title="¿En qué podemos ayudarte?"
        action={
          chat ? (
            <LinkButton href={chat} target="_blank" rel="noopener" icon={MessageCircle}>
              {CHAT}
            </LinkButton>
          ) : (
            <div className={styles.without}>
              <Button icon={MessageCircle} disabled aria-describedby={NO_NUMBER}>
                {CHAT}
              </Button>
              <p id={NO_NUMBER} className={styles.reason}>
                Todavía no hay un número de soporte. Consulta a quien te dio acceso al panel.
              </p>
            </div>
          )
        }
      >
        Escríbenos por WhatsApp. Tu mensaje ya dirá de qué menú se trata.
      </EmptyState>
    </div>
  );
}
