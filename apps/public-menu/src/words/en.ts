import { hoursWords, openingFact, timesWords, type HoursLanguage, type OptionGroup } from '@carta/domain';
import type { PartWords, Words } from '../words.ts';
import { englishClock as clockWords } from './clock-words.ts';
import { following } from './following/en.ts';
import { hoursLines } from './hours-lines.ts';

const list = new Intl.ListFormat('en-GB');

const hours: HoursLanguage = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  everyDay: 'every day',
  range: (first, last) => `${first} to ${last}`,
  times: (from, to) => (from === '00:00' && to === from ? '24 hours' : `from ${clockWords(from)} to ${clockWords(to)}`),
  list,
};

const longHours = {
  ...hours,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

const opening: PartWords['opening'] = (state, timeZone, now) => {
  const fact = openingFact(state, timeZone, now);
  const dated = (moment: number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...format }).format(moment);
  switch (fact.kind) {
    case 'always':
      return '';
    case 'open':
      return 'Open';
    case 'closed':
      return 'Closed';
    case 'open-until':
      return `Open until ${clockWords(fact.clock)}`;
    case 'opens-today':
      return `Opens today at ${clockWords(fact.clock)}`;
    case 'opens-tomorrow':
      return `Opens tomorrow at ${clockWords(fact.clock)}`;
    case 'opens-weekday':
      return `Opens on ${dated(fact.moment, { weekday: 'long' })} at ${clockWords(fact.clock)}`;
    case 'opens-date':
      return `Opens on ${dated(fact.moment, { day: 'numeric', month: 'long' })} at ${clockWords(fact.clock)}`;
  }
};

function choice({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (min === max) return `Choose ${min}`;
  if (min > 0) return `From ${min} to ${max}`;
  return max === 1 ? 'Optional' : `Up to ${max}`;
}

const quoted = (marks: readonly string[]) => list.format(marks.map((mark) => `“${mark}”`));

export const part: PartWords = {
  allergens: {
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    peanuts: 'Peanuts',
    soy: 'Soy',
    milk: 'Milk',
    nuts: 'Tree nuts',
    celery: 'Celery',
    mustard: 'Mustard',
    sesame: 'Sesame',
    sulphites: 'Sulphites',
    lupin: 'Lupin',
    molluscs: 'Molluscs',
  },
  allergensTitle: 'Allergens',
  contains: 'Contains',
  freeOf: 'Free of',
  undeclared: 'Not declared',
  allergyAdvice: 'If you have an allergy, tell the staff when you order.',
  soldOut: 'Sold out',
  choice,
  chosen: (count, max) => `${count} of ${max}`,
  opening,
  menuTypes: { delivery: 'Delivery', takeaway: 'Pickup', table: 'At the table' },
  deliveryTime: 'Delivery time',
  copied: 'Copied',
  close: 'Close',
  offline: 'No connection. Try again.',

  less: 'Less',
  more: 'More',
  remove: 'Remove',
  addToOrder: 'Add to order',
  lineNotes: 'Notes',

  seeOrder: 'View order',
  repeatOrder: 'Repeat the last order',
  orderFull: 'The order is full',
  order: 'Your order',
  total: 'Total',
  emptyOrder: 'Empty the order',
  problems: {
    gone: 'No longer on the menu',
    'sold-out': 'Sold out',
    unavailable: 'Not available now',
    options: 'What you chose is no longer available',
  },
  orderType: 'Type of order',
  minimum: (price) => `minimum ${price}`,
  zone: 'Area',
  name: 'Name',
  address: 'Address',
  payment: 'Payment',
  payments: { cash: 'Cash', mercadoPago: 'MercadoPago', other: 'Other', transfer: 'Bank transfer' },
  paysWith: 'You pay with',
  change: 'Change',
  alias: 'Alias',
  copyAlias: 'Copy alias',
  copyAmount: 'Copy amount',
  orderNotes: 'Notes on the order',
  seeMessage: 'View the message',
  backToOrder: 'Back to the order',
  copyOrder: 'Copy order',
  send: 'Send by WhatsApp',
  place: 'Send the order',
  phone: 'Phone',
  when: 'For when',
  soonest: 'As soon as possible',
  chooseMoment: 'Choose a time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  moment: (day, clock) => `${day} ${clockWords(clock)}`,

  pausedUntil: (...state) => opening(...state).replace(/^Opens (?:today at |on )?/, 'Takes no orders until '),
  chooseWhen: (why) => `${why}: choose for when.`,
  otherMoment: 'Choose another time.',
  writeName: 'Write your name.',
  writePhone: 'Write your phone.',
  notReached: 'The restaurant did not answer. Send your order by WhatsApp.',
  keptForRetry: 'The restaurant did not answer. Your order is kept.',
  retry: 'Try again',
  arrivedBefore: 'The order you sent before did arrive. If you send this one too, there will be two.',
  seePlaced: 'See my order',
  placeBesides: 'Send this one too',
  waitsForOpening: (words) => `${words}: your order is kept until then.`,
  waitsForConnection: 'No connection. Your order is kept: send it when you are back online.',
  takesNoOrders: 'Orders are not taken at the moment.',
  chooseType: 'Choose delivery or pickup.',
  newText: 'Your order has changed: check it before sending.',
  chooseZone: 'Choose the delivery area.',
  choosePayment: 'Choose how to pay.',
  unclearCash: 'Write what you pay with like this: 50000',
  belowMinimum: (price) => `The minimum for delivery is ${price}.`,
  tooLittleCash: 'That is not enough to pay the total.',
  checkOrder: 'Check your order.',

  scanAgain: 'Your table’s code is no longer valid. Scan it again.',
  tellWaiter: 'Tell the waiter.',
  nameIfWanted: 'Name (if you like)',
  tableNotesHint: 'Allergies, how you like your meat...',
  goesTo: () => 'Goes to',
  round: (nth: number) => ['second round', 'third round', 'fourth round'][nth - 2] ?? `round ${nth}`,
  roundTotal: 'Total of this round',
  orderedBefore: 'You ordered at this table',
  roundStates: { new: 'sent', accepted: 'being prepared', ready: 'ready', done: 'delivered' },

  orderChanged: 'Your order has changed',
  acceptChanges: 'Accept the changes',
  withoutExtras: 'For the dish without extras.',
  containsAll: (allergens) => `Contains ${list.format(allergens)}`,
  marks: { vegan: 'Vegan', vegetarian: 'Vegetarian', glutenFree: 'Gluten-free', spicy: 'Spicy' },
  gluten: 'gluten',
  undo: 'Undo',
  cancel: 'Cancel',
  done: 'Done',
  copyByHand: 'Copy the selected text',
  inOrder: (item, count) => `${item}: ${count} in your order`,
  countInOrder: (count) => `${count} in your order`,
  titles: (titles, more) => (more > 0 ? `${titles.join(', ')} and ${more} more` : titles.join(' and ')),
  removed: (item) => `${item} removed`,
  emptied: 'Order emptied',
  writeAddress: 'Write the address.',
  tooLong: 'Your order is too long for a message.',
  shorten: (notes) => `Shorten what you wrote in ${list.format(notes)}.`,
  sent: 'Order sent',
  sentAt: (hour, minutes) => `Sent at ${hour}:${minutes}`,
  answers: (name) => `${name} answers you on WhatsApp.`,
  askSent: 'Did you send your order?',
  sendAgainHint: 'If WhatsApp did not open, send it again.',
  startAnother: 'Yes, start another',
  sendAgain: 'Send again',
  changeOrder: 'Change the order',
  choiceOf: (group) => `${group.title}: ${choice(group).toLowerCase()}`,
  withChoice: 'With what you have chosen now',
  loses: (marks) => `No longer ${quoted(marks)}`,
  choiceLoses: (marks) => `With your choice it is not ${quoted(marks)}`,
  optionChanges: (option, undeclared, contained) => {
    const parts = [
      undeclared.length > 0 && `${list.format(undeclared)} not declared`,
      contained.length > 0 && `contains ${list.format(contained)}`,
    ];
    return `With ${option}: ${parts.filter(Boolean).join(', ')}.`;
  },
  andMore: (count) => `and ${count} more`,
  optional: 'Optional',
  share: 'Share',
  linkCopied: 'Link copied',

  sendsFrom: (...state) => opening(...state).replace(/^Opens/, 'Can be sent'),
  sendsOnline: 'Can be sent when you are back online',
  items: 'Products',
  deliveryTo: (zone) => `Delivery to ${zone}`,
  orderNotesHint: 'Doorbell, reception, allergies...',
  messageHint: 'This is your message. You send it from WhatsApp.',
  lock: (name) => `Your name and address go to ${name} only.`,

  changedSince: 'The menu has changed since you put it together.',
  notAllThen: 'Not everything is available at the time you chose.',
  notAvailableThen: 'Not available at that time',
  units: (count) => (count === 1 ? '1 unit' : `${count} units`),
  rose: 'Higher',
  fell: 'Lower',
  leaves: 'Leaves the order',
  anOption: 'An extra',
  inItem: (item) => `In ${item}`,
  falls: (price) => `${price} less`,
  changeLine: 'Change',
  before: 'Before',
  totalNow: 'Total now',
  backToMenu: 'Back to the menu',
};

export const words: Words = {
  ...part,
  lang: 'en',
  skipToOrder: 'Go to the order',
  languages: 'Language',
  noConnection: 'No connection.',
  menuOfToday: 'Menu of today at {hour}:{minute}',
  menuOfDay: 'Menu of {day} at {hour}:{minute}',

  menuTitle: (name) => (name === '' ? 'Menu' : `${name} · Menu`),
  menuOf: (name) => `Menu of ${name}`,
  logoOf: (name) => `Logo of ${name}`,
  categories: 'Categories',
  featured: 'Featured',
  noItems: 'There are no products on this menu yet.',
  alwaysOpen: 'Open 24 hours',
  closedNow: 'Closed now',
  orderMeanwhile: 'You can put your order together and send it from then on.',
  orderForLater: 'You can order now for later.',
  available: (shifts) => `Available ${hoursWords(shifts, hours)}`,
  from: 'from',
  netPrice: 'Price without national taxes',
  netPriceShort: 'Excl. nat. taxes',
  add: 'Add',

  search: 'Search the menu',
  showOnly: 'Show only',
  subcategories: 'In this category',
  /** Read by the search's part from the page; `{}` stands for what is searched, `{n}` for a number. */
  finding: {
    back: 'Back',
    clear: 'Clear',
    one: '1 result for “{}”',
    many: '{n} results for “{}”',
    none: 'There is nothing called “{}”.',
    otherWord: 'Try another word.',
    withoutFilters: 'Try without the filters.',
    oneItem: '1 product',
    manyItems: '{n} products',
    noItem: 'No product meets all of these.',
  },

  about: 'About the place',
  information: 'Information',
  board: 'Board',
  contact: 'Contact',
  contactChannels: { whatsapp: 'Write on WhatsApp', instagram: 'See Instagram', phone: 'Call' },
  otherPhone: 'Other phone',
  hours: 'Opening hours',
  hoursText: (shifts) => hoursLines(shifts, longHours),
  closures: 'Holidays and closures',
  times: (shifts) => timesWords(shifts, hours),
  dates: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  tableCharge: 'Cover charge',
  pickupPoint: 'Pickup point',
  orders: 'Orders',
  paymentMethods: 'Payment methods',
  otherPayments: 'other means',
  pdf: 'Menu as PDF',
  openPdf: 'Open the PDF',
  print: 'Print',
  printLarge: 'Print in large letters',
  menuAsOf: (date) => `Menu as of ${date}.`,
  upToDateAt: 'Always up to date at',
  wifi: 'WiFi',
  wifiName: 'Network',
  wifiPassword: 'Password',
  noWifiPassword: 'No password',
  seePassword: 'See the password',
  copyPassword: 'Copy password',
  wifiCode: 'QR code of the WiFi',
  wifiCodeAdvice: 'Point the camera of another phone to connect it.',
  wifiNotFound: 'WiFi not available',
  wifiNotFoundAdvice: 'This place does not show its WiFi.',

  following,
  orderNotFound: 'Order not found',
  orderNotFoundAdvice: 'There is no order at this address.',
  seeMenuOf: (name) => `See the menu of ${name}`,
  itemNotFound: 'Product not found',
  itemNotFoundAdvice: 'This product is not on the menu.',
  notFound: 'Menu not found',
  notFoundAdvice: 'There is no menu at this address. Check that it is written correctly, or scan the QR code again.',
};
