import type { PublicMenu } from '@carta/domain';
import { useWords } from '../words.ts';
import { Facts } from './facts.tsx';
import { SectionCard } from './section-card.tsx';

export function Wifi({ menu }: { menu: PublicMenu }) {
  const words = useWords();
  const wifi = joinableWifi(menu);
  if (!wifi) return null;
  const facts = [
    { label: words.wifiName, text: wifi.name },
    { label: words.wifiPassword, text: wifi.password || words.noWifiPassword },
  ];
  return (
    <SectionCard id="wifi" title={words.wifi}>
      <Facts facts={facts} />
    </SectionCard>
  );
}

/** Returns the WiFi that diners can join; null if it has no name. */
export function joinableWifi({ wifi }: Pick<PublicMenu, 'wifi'>): PublicMenu['wifi'] {
  return wifi?.name ? wifi : null;
}
