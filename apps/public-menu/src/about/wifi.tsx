import type { PublicMenu } from '@carta/domain';
import { use } from 'react';
import { MenuContext, type MenuView } from '../menu-context.ts';
import { useWords } from '../words.ts';
import { Facts } from './facts.tsx';
import { SectionCard } from './section-card.tsx';

/** The network's name; its password is on a page of its own. [WIFI-2] */
export function Wifi({ menu: { wifi } }: { menu: PublicMenu }) {
  const words = useWords();
  const address = wifiPath(use(MenuContext));
  if (!wifi) return null;
  return (
    <SectionCard id="wifi" title={words.wifi}>
      <Facts
        facts={[
          { label: words.wifiName, text: wifi.name, isTyped: true },
          { label: words.wifiPassword, text: words.seePassword, href: address, data: { 'data-wifi': '' } },
        ]}
      />
    </SectionCard>
  );
}

/** Address of the page with the password. */
export function wifiPath({ key, languageQuery }: Pick<MenuView, 'key' | 'languageQuery'>): string {
  return `/m/${key}/wifi${languageQuery}`;
}
