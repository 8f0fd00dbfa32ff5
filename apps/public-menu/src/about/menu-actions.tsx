import { contactUrl, type PublicMenu } from '@carta/domain';
import { Info, MessageCircle, Presentation, Wifi, type LucideIcon } from 'lucide-react';
import { use } from 'react';
import { boardHtml } from './board.tsx';
import { informationFacts, type InformationView } from './information.tsx';
import { wifiPath } from './wifi.tsx';
import { MenuContext } from '../menu-context.ts';
import { useWords } from '../words.ts';
import styles from './menu-actions.module.css';

interface Action {
  readonly section: string;
  readonly label: 'information' | 'wifi' | 'board' | 'contact';
  readonly Icon: LucideIcon;
  readonly isFilledIn: (menu: PublicMenu, view: InformationView) => boolean;
}

const ACTIONS: readonly Action[] = [
  {
    section: 'informacion',
    label: 'information',
    Icon: Info,
    isFilledIn: (menu, view) => informationFacts(menu, view).length > 0,
  },
  { section: 'wifi', label: 'wifi', Icon: Wifi, isFilledIn: (menu) => menu.wifi !== null },
  { section: 'pizarra', label: 'board', Icon: Presentation, isFilledIn: (menu) => boardHtml(menu) !== '' },
  {
    section: 'contacto',
    label: 'contact',
    Icon: MessageCircle,
    isFilledIn: ({ contactButton }) => contactButton !== null && contactUrl(contactButton) !== null,
  },
];

/** Links to the sections below the items that the owner has filled in, and to the WiFi's page. */
export function MenuActions({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const view = use(MenuContext);
  const wifi = { href: wifiPath(view), 'data-wifi': '' };
  const actions = ACTIONS.filter(({ isFilledIn }) => isFilledIn(menu, { words, now: view.now }));
  if (actions.length === 0) return null;
  return (
    <nav className={styles.actions} aria-label={words.about}>
      <ul>
        {actions.map(({ section, label, Icon }) => (
          <li key={section}>
            <a {...(section === 'wifi' ? wifi : { href: `#${section}` })}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              {words[label]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
