import { contactUrl, type ContactButton } from '@carta/domain';
import { AtSign, MessageCircle, Phone } from 'lucide-react';
import styles from './contact.module.css';
import { SectionCard } from './section-card.tsx';

const CHANNELS = {
  whatsapp: { label: 'Escribir por WhatsApp', Icon: MessageCircle },
  instagram: { label: 'Ver Instagram', Icon: AtSign },
  phone: { label: 'Llamar por teléfono', Icon: Phone },
};

export function Contact({ button }: { button: ContactButton | null }) {
  const href = button && contactUrl(button);
  if (!href) return null;
  const { label, Icon } = CHANNELS[button.type];
  return (
    <SectionCard id="contacto" title="Contacto">
      <a className={styles.button} href={href} rel="noopener">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </a>
    </SectionCard>
  );
}
