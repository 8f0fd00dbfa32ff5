import { dayIn, formatPrice, readPhone, type PublicMenu } from '@carta/domain';
import { use, type ReactNode } from 'react';
import { formatAddress } from '../format-address.ts';
import { MenuContext } from '../menu-context.ts';
import { useWords, type Words } from '../words.ts';
import { ClosureLines } from './closure-lines.tsx';
import { comingClosures } from './coming-closures.ts';
import { Facts, type Fact } from './facts.tsx';
import { parsePhone } from './parse-phone.ts';
import { SectionCard } from './section-card.tsx';

export function Information({ menu, children }: { menu: PublicMenu; children: ReactNode }) {
  const words = useWords();
  const { now } = use(MenuContext);
  const facts = informationFacts(menu, { words, now });
  if (facts.length === 0) return null;
  return (
    <SectionCard id="informacion" title={words.information}>
      <Facts facts={facts} />
      {children}
    </SectionCard>
  );
}

/** The page's words, and the time of rendering, in ms since 1970. */
export interface InformationView {
  readonly words: Words;
  readonly now: number;
}

/** Information about the business and, with delivery or takeaway, about ordering; without values that are not filled in. */
export function informationFacts(menu: PublicMenu, { words, now }: InformationView): Fact[] {
  const { modalInfo, menuTypes } = menu;
  const address = formatAddress(modalInfo);
  const delivery = menuTypes.includes('delivery');
  const takeaway = menuTypes.includes('takeaway');
  const facts: Fact[] = [
    {
      label: words.address,
      text: address,
      isTyped: true,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
    },
    phoneFact(words.phone, modalInfo.phone1),
    phoneFact(words.otherPhone, modalInfo.phone2),
    ...hoursFacts(menu, { words, now }),
    { label: words.tableCharge, text: tableCharge(menu), isTyped: true },
    { label: words.orders, text: menuTypes.map((type) => words.menuTypes[type]).join(' · ') },
    { label: words.deliveryTime, text: delivery ? menu.deliveryTime : '', isTyped: true },
    { label: words.pickupPoint, text: takeaway ? menu.pickupPoint : '', isTyped: true },
    { label: words.paymentMethods, text: delivery || takeaway ? paymentText(menu, words) : '' },
  ];
  if (menu.publicPdf) facts.push({ label: words.pdf, text: words.openPdf, href: `/m/${menu.key}/menu.pdf` });
  return facts.filter(({ text }) => typeof text !== 'string' || text.trim() !== '');
}

/** The owner's own words, or else the hours; and the coming closures, which say nothing where there are no hours. [HOURS-5] */
function hoursFacts(menu: PublicMenu, { words, now }: InformationView): Fact[] {
  const { modalInfo, hours, closures, timeZone } = menu;
  const isTyped = modalInfo.schedule.trim() !== '';
  const coming = hours.length > 0 ? comingClosures(closures, dayIn(timeZone, now)) : [];
  return [
    { label: words.hours, text: isTyped ? modalInfo.schedule : words.hoursText(hours), isTyped },
    { label: words.closures, text: coming.length > 0 ? <ClosureLines closures={coming} /> : '' },
  ];
}

function tableCharge({ legal }: PublicMenu): string {
  if (!legal.tableCharge) return '';
  const { price, text } = legal.tableCharge;
  return [formatPrice(price), text].filter((part) => part.trim() !== '').join(' · ');
}

/** A phone as the owner wrote it; its link dials what can be read of it, or else its digits. [PHONE-1] */
function phoneFact(label: string, text: string): Fact {
  const phone = readPhone(text, { countryCode: 54, parse: parsePhone });
  const number = phone.ok ? phone.value.dialled : text.replace(/[^\d+]/g, '');
  return number === '' ? { label, text } : { label, text, href: `tel:${number}` };
}

function paymentText({ paymentMethods, transfer }: PublicMenu, words: Words): string {
  const { cash, mercadoPago, other } = paymentMethods;
  const { payments } = words;
  const names = [
    cash && payments.cash.toLowerCase(),
    transfer.active && payments.transfer.toLowerCase(),
    mercadoPago && payments.mercadoPago,
    other && words.otherPayments,
  ].filter((name) => name !== false);
  return sentence(new Intl.ListFormat(words.lang).format(names));
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
