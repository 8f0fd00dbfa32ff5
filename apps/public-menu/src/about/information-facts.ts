import type { PublicMenu } from '@carta/domain';
import { placeOf } from '../place-of.ts';
import type { Fact } from './facts.tsx';

/** What the owner filled in about the place and, where orders are taken, about ordering. */
export function informationFacts(menu: PublicMenu): Fact[] {
  const { modalInfo, menuTypes } = menu;
  const delivery = menuTypes.includes('delivery');
  const takeaway = menuTypes.includes('takeaway');
  const facts: Fact[] = [
    { label: 'Dirección', text: placeOf(modalInfo) },
    phone('Teléfono', modalInfo.phone1),
    phone('Otro teléfono', modalInfo.phone2),
    { label: 'Horarios', text: modalInfo.schedule },
    { label: 'Tiempo de entrega', text: delivery ? menu.deliveryTime : '' },
    { label: 'Punto de retiro', text: takeaway ? menu.pickupPoint : '' },
    { label: 'Formas de pago', text: delivery || takeaway ? paymentsOf(menu) : '' },
  ];
  return facts.filter(({ text }) => text.trim() !== '');
}

function phone(label: string, text: string): Fact {
  const number = text.replace(/[^\d+]/g, '');
  return number === '' ? { label, text } : { label, text, href: `tel:${number}` };
}

function paymentsOf({ paymentMethods: { cash, mercadoPago, other } }: PublicMenu): string {
  const names = [cash && 'efectivo', mercadoPago && 'MercadoPago', other && 'otros medios'].filter(
    (name) => name !== false,
  );
  return sentence(new Intl.ListFormat('es-AR').format(names));
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
