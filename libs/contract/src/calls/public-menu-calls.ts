import { Category, ContactButton, Item, Menu, OptionGroup, Ordering } from '@carta/domain';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { MenuPath } from './paths.ts';

const item = z.pick(Item, {
  key: true,
  title: true,
  description: true,
  price: true,
  image: true,
  soldOutUntil: true,
  allergens: true,
  diets: true,
  optionGroups: true,
});
const ofCategory = ({ key, title, image, availability } = Category.shape) => ({ key, title, image, availability });
const category = z.object({ ...ofCategory(), items: z.array(item) });
/** Has no categories of its own, but the shape of one that may. */
const subcategory = z.object({ ...category.shape, categories: z.array(z.never()) });
const ofGroup = ({ key, title, pricing, min, max, options } = OptionGroup.shape) => ({
  key,
  title,
  pricing,
  min,
  max,
  options,
});

/** The menu as diners see it, without the WiFi's password. [SHOW-2] [SHOW-5] */
const PublicMenuAnswer = z.object({
  ...z.pick(Menu, {
    key: true,
    name: true,
    style: true,
    logo: true,
    modalInfo: true,
    whatsAppNumber: true,
    deliveryTime: true,
    pickupPoint: true,
    menuTypes: true,
    publicUrl: true,
    publicPdf: true,
    timeZone: true,
    hours: true,
    closures: true,
    legal: true,
    delivery: true,
    transfer: true,
    paymentMethods: true,
    pageNotice: true,
  }).shape,
  wifi: z.nullable(z.object({ name: z.string() })),
  ordering: Ordering,
  board: z.string(),
  contactButton: z.nullable(ContactButton),
  featured: z.array(item),
  categories: z.array(z.object({ ...category.shape, categories: z.array(subcategory) })),
  optionGroups: z.array(z.object(ofGroup())),
});

/** Returns what the diners' page shows, for other tools and for the page itself; any origin may read it. [SHOW-2] [SHOW-5] */
export const publicMenu = defineCall({
  ...routes.publicMenu,
  access: 'public',
  locks: false,
  params: MenuPath,
  response: PublicMenuAnswer,
  etag: true,
  refuses: ['not-found'],
  status: 200,
  summary: 'El menú como lo ven los comensales, para otras páginas y herramientas',
});
