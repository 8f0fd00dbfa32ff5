import type { PublicMenu } from '@carta/domain';
import { Facts } from './facts.tsx';
import { SectionCard } from './section-card.tsx';

export function Wifi({ menu }: { menu: PublicMenu }) {
  const wifi = joinableWifi(menu);
  if (!wifi) return null;
  const facts = [
    { label: 'Red', text: wifi.name },
    { label: 'Contraseña', text: wifi.password || 'Sin contraseña' },
  ];
  return (
    <SectionCard id="wifi" title="WiFi">
      <Facts facts={facts} />
    </SectionCard>
  );
}

/** Returns the WiFi that diners can join; null if it has no name. */
export function joinableWifi({ wifi }: Pick<PublicMenu, 'wifi'>): PublicMenu['wifi'] {
  return wifi?.name ? wifi : null;
}
