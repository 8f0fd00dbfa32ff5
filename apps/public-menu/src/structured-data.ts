import {
  canBeOrdered,
  groupsOf,
  isSoldOut,
  MINUTE_MS,
  priceToDecimal,
  type Diet,
  type Price,
  type PublicCategory,
  type PublicItem,
  type PublicMenu,
} from '@carta/domain';
import type { MenuItem, MenuSection, Offer, OpeningHoursSpecification, Restaurant, WithContext } from 'schema-dts';
import { formatAddress } from './format-address.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const DIETS = { vegetarian: 'https://schema.org/VegetarianDiet', vegan: 'https://schema.org/VeganDiet' } as const;

interface StructuredMenu {
  readonly menu: PublicMenu;
  /** Address of a picture, with its origin. */
  readonly image: string;
  /** In ms since 1970. */
  readonly now: number;
  /** By default those of all categories. */
  readonly sections?: readonly MenuSection[];
}

/** Returns what search engines read of a restaurant, in the words of schema.org: the whole menu with prices, diets and opening hours. */
export function structuredData({ menu, image, now, sections }: StructuredMenu): WithContext<Restaurant> {
  const { name, publicUrl, modalInfo } = menu;
  const { address, location, phone1 } = modalInfo;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url: publicUrl,
    image,
    currenciesAccepted: 'ARS',
    ...(phone1 && { telephone: phone1 }),
    ...(formatAddress(modalInfo) && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: location, addressCountry: 'AR' },
    }),
    ...openingHours(menu),
    hasMenu: {
      '@type': 'Menu',
      url: publicUrl,
      inLanguage: 'es',
      hasMenuSection: sections ?? menu.categories.map((category) => menuSection(category, { menu, now })),
    },
  };
}

function openingHours({ hours, closures }: PublicMenu) {
  const shifts = hours.map(({ days, from, to }): OpeningHoursSpecification => {
    const dayOfWeek = days.flatMap((day) => DAYS[day - 1] ?? []);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: closingTime(from, to) };
  });
  const special = closures.flatMap(({ date: validFrom, to: validThrough = validFrom, hours: other }) =>
    (other?.map(({ from, to }) => ({ opens: from, closes: closingTime(from, to) })) ?? [CLOSED]).map(
      (times): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom,
        validThrough,
        ...times,
      }),
    ),
  );
  return {
    ...(shifts.length > 0 && { openingHoursSpecification: shifts }),
    ...(shifts.length > 0 && special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

const CLOSED = { opens: '00:00', closes: '00:00' };

/** Equal times say 'closed' in schema.org; here they are a whole day. */
function closingTime(from: string, to: string): string {
  return to === from ? minuteBefore(to) : to;
}

/** '23:59' for '00:00'. */
function minuteBefore(clock: string): string {
  return new Date(Date.parse(`1970-01-01T${clock}Z`) - MINUTE_MS).toISOString().slice(11, 16);
}

type View = Pick<StructuredMenu, 'menu' | 'now'>;

export function menuSection({ title, items, categories }: PublicCategory, view: View): MenuSection {
  return {
    '@type': 'MenuSection',
    name: title,
    ...(items.length > 0 && { hasMenuItem: items.map((item) => menuItem(item, view)) }),
    ...(categories.length > 0 && { hasMenuSection: categories.map((child) => menuSection(child, view)) }),
  };
}

function menuItem(item: PublicItem, { menu, now }: View): MenuItem {
  const { title, description, diets = [], allergens = {} } = item;
  const suitable = [
    ...diets.flatMap((diet: Diet) => (diet === 'spicy' ? [] : DIETS[diet])),
    ...(allergens.gluten === 'free' ? (['https://schema.org/GlutenFreeDiet'] as const) : []),
  ];
  const sizes = groupsOf(item, menu.optionGroups).find(({ pricing }) => pricing === 'replace')?.options ?? [];
  const isOffered = !isSoldOut(item.soldOutUntil, now) && canBeOrdered(item, menu.optionGroups, now);
  return {
    '@type': 'MenuItem',
    name: title,
    ...(description && { description }),
    // Without a shown size the product has its own price. [OPT-7]
    offers:
      sizes.length > 0
        ? sizes.map((size) => ({
            ...offer(size.price, isOffered && !isSoldOut(size.soldOutUntil, now)),
            name: size.title,
          }))
        : offer(item.price, isOffered),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
  };
}

function offer(price: Price, isOffered: boolean): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    price: priceToDecimal(price),
    priceCurrency: 'ARS',
    ...(!isOffered && { availability: 'https://schema.org/SoldOut' }),
  };
}
