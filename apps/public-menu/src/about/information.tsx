import type { PublicMenu } from '@carta/domain';
import { Facts } from './facts.tsx';
import { informationFacts } from './information-facts.ts';
import { SectionCard } from './section-card.tsx';

export function Information({ menu }: { menu: PublicMenu }) {
  const facts = informationFacts(menu);
  if (facts.length === 0) return null;
  return (
    <SectionCard id="informacion" title="Información">
      <Facts facts={facts} />
    </SectionCard>
  );
}
