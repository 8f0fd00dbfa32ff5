import type { PublicMenu } from '@carta/domain';
import { Facts } from './facts.tsx';
import { joinableWifi } from './joinable-wifi.ts';
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
