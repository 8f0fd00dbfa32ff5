import { formatPrice, type PublicMenu } from '@carta/domain';
import { formatAddress } from '../format-address.ts';
import { Facts, type Fact } from './facts.tsx';
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

/** Information about the business and, with delivery or takeaway, about ordering; without values that are not filled in. */
export function informationFacts(menu: PublicMenu): Fact[] {
  const { modalInfo, menuTypes } = menu;
  const address = formatAddress(modalInfo);
  const delivery = menuTypes.includes('delivery');
  const takeaway = menuTypes.includes('takeaway');
  const facts: Fact[] = [
    {
      label: 'Dirección',
      text: address,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
    },
    phoneFact('Teléfono', modalInfo.phone1),
    phoneFact('Otro teléfono', modalInfo.phone2),
    { label: 'Horarios', text: modalInfo.schedule },
    { label: 'Cubierto', text: tableCharge(menu) },
    { label: 'Tiempo de entrega', text: delivery ? menu.deliveryTime : '' },
    { label: 'Punto de retiro', text: takeaway ? menu.pickupPoint : '' },
    { label: 'Formas de pago', text: delivery || takeaway ? paymentText(menu) : '' },
  ];
  if (menu.publicPdf) facts.push({ label: 'Menú en PDF', text: 'Abrir el PDF', href: `/m/${menu.key}/menu.pdf` });
  return facts.filter(({ text }) => text.trim() !== '');
}

function tableCharge({ legal }: PublicMenu): string {
  if (!legal.tableCharge) return '';
  const { price, text } = legal.tableCharge;
  return [formatPrice(price), text].filter((part) => part.trim() !== '').join(' · ');
}

function phoneFact(label: string, text: string): Fact {
  const number = text.replace(/[^\d+]/g, '');
  return number === '' ? { label, text } : { label, text, href: `tel:${number}` };
}

function paymentText({ paymentMethods: { cash, mercadoPago, other } }: PublicMenu): string {
  const names = [cash && 'efectivo', mercadoPago && 'MercadoPago', other && 'otros medios'].filter(
    (name) => name !== false,
  );
  return sentence(new Intl.ListFormat('es-AR').format(names));
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
