import { contactUrl, type ContactButton } from '@carta/domain';
import { AtSign, MessageCircle, Phone } from 'lucide-react';
import { useWords } from '../words.ts';
import styles from './contact.module.css';
import { SectionCard } from './section-card.tsx';

const ICONS = {
  whatsapp: MessageCircle,
  instagram: AtSign,
  phone: Phone,
};

export function Contact({ button }: { button: ContactButton | null }) {
  const words = useWords();
  const href = button && contactUrl(button);
  if (!href) return null;
  const Icon = ICONS[button.type];
  return (
    <SectionCard id="contacto" title={words.contact}>
      <a className={styles.button} href={href} rel="noopener">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.contactChannels[button.type]}
      </a>
    </SectionCard>
  );
}
