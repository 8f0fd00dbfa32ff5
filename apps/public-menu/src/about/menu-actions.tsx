import { contactUrl, type PublicMenu } from '@carta/domain';
import { Info, MessageCircle, Presentation, Wifi, type LucideIcon } from 'lucide-react';
import { boardHtml } from './board.tsx';
import { informationFacts } from './information.tsx';
import { joinableWifi } from './wifi.tsx';
import styles from './menu-actions.module.css';

interface Action {
  readonly section: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isFilledIn: (menu: PublicMenu) => boolean;
}

const ACTIONS: readonly Action[] = [
  { section: 'informacion', label: 'Información', Icon: Info, isFilledIn: (menu) => informationFacts(menu).length > 0 },
  { section: 'wifi', label: 'WiFi', Icon: Wifi, isFilledIn: (menu) => joinableWifi(menu) !== null },
  { section: 'pizarra', label: 'Pizarra', Icon: Presentation, isFilledIn: (menu) => boardHtml(menu) !== '' },
  {
    section: 'contacto',
    label: 'Contacto',
    Icon: MessageCircle,
    isFilledIn: ({ contactButton }) => contactButton !== null && contactUrl(contactButton) !== null,
  },
];

/** Links to the sections below the items that the owner has filled in. */
export function MenuActions({ menu }: { menu: PublicMenu }) {
  const actions = ACTIONS.filter(({ isFilledIn }) => isFilledIn(menu));
  if (actions.length === 0) return null;
  return (
    <nav className={styles.actions} aria-label="Sobre el local">
      <ul>
        {actions.map(({ section, label, Icon }) => (
          <li key={section}>
            <a href={`#${section}`}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
