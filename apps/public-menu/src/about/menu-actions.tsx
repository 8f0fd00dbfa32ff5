import { contactUrl, type PublicMenu } from '@carta/domain';
import { Info, MessageCircle, Presentation, Wifi, type LucideIcon } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { boardHtml } from './board.tsx';
import { informationFacts, type InformationView } from './information.tsx';
import { wifiPath } from './wifi.tsx';
import { MenuContext } from '../menu-context.ts';
import { useWords } from '../words.ts';
import styles from './menu-actions.module.css';
import moreStyles from './more-actions.module.css';

interface Action {
  readonly section: string;
  readonly label: 'information' | 'wifi' | 'board' | 'contact';
  readonly Icon: LucideIcon;
  readonly isFilledIn: (menu: PublicMenu, view: InformationView) => boolean;
}

const INFORMATION: Action = {
  section: 'informacion',
  label: 'information',
  Icon: Info,
  isFilledIn: (menu, view) => informationFacts(menu, view).length > 0,
};

const OTHERS: readonly Action[] = [
  { section: 'wifi', label: 'wifi', Icon: Wifi, isFilledIn: (menu) => menu.wifi !== null },
  { section: 'pizarra', label: 'board', Icon: Presentation, isFilledIn: (menu) => boardHtml(menu) !== '' },
  {
    section: 'contacto',
    label: 'contact',
    Icon: MessageCircle,
    isFilledIn: ({ contactButton }) => contactButton !== null && contactUrl(contactButton) !== null,
  },
];

interface MenuActionsProps {
  readonly actions: readonly Action[];
  /** Those that the header of a phone has no room for. */
  readonly more: readonly Action[];
}

/**
 * Returns the links to what the owner has filled in. On a phone the short header has room for the first alone, the other header for the first and
 * the last two; without 'Información', which takes the others, each has room for all.
 */
export function useActions(menu: PublicMenu, isShort: boolean): MenuActionsProps {
  const words = useWords();
  const { now } = use(MenuContext);
  const ordered = isShort ? [INFORMATION, ...OTHERS] : [...OTHERS, INFORMATION];
  const actions = ordered.filter(({ isFilledIn }) => isFilledIn(menu, { words, now }));
  const hasInformation = actions.includes(INFORMATION);
  return { actions, more: hasInformation ? actions.slice(1, isShort ? undefined : -2) : [] };
}

/** Links to the sections below the items that the owner has filled in, and to the WiFi's page. What a phone has no room for is in 'Información'. */
export function MenuActions({ actions, more }: MenuActionsProps) {
  const words = useWords();
  if (actions.length === 0) return null;
  return (
    <nav className={styles.actions} aria-label={words.about}>
      <ul>
        {actions.map((action) => (
          <li key={action.section} className={more.includes(action) ? styles.wide : undefined}>
            <ActionLink action={action}>
              <action.Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links that the header of a phone has no room for. */
export function MoreActions({ more }: Pick<MenuActionsProps, 'more'>) {
  return (
    more.length > 0 && (
      <ul className={moreStyles.more}>
        {more.map((action) => (
          <li key={action.section}>
            <ActionLink action={action} />
          </li>
        ))}
      </ul>
    )
  );
}

function ActionLink({ action: { section, label }, children }: { action: Action; children?: ReactNode }) {
  const words = useWords();
  const wifi = { href: wifiPath(use(MenuContext)), 'data-wifi': '' };
  return (
    <a {...(section === 'wifi' ? wifi : { href: `#${section}` })}>
      {children}
      {words[label]}
    </a>
  );
}
