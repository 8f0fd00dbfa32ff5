import {
  ALLERGEN_NAMES,
  hoursWords,
  openWords,
  PAYMENT_METHOD_NAMES,
  type CartProblem,
  type ContactButton,
  type MenuType,
  type OptionGroup,
  type OrderPayment,
} from '@carta/domain';

const problems: Readonly<Record<CartProblem, string>> = {
  gone: 'Ya no está en el menú',
  'sold-out': 'Agotado',
  unavailable: 'No está disponible ahora',
  options: 'Lo que elegiste ya no está disponible',
};

function choice({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (min === max) return `Elige ${min}`;
  if (min > 0) return `De ${min} a ${max}`;
  return max === 1 ? 'Opcional' : `Hasta ${max}`;
}

const payments: Readonly<Record<OrderPayment, string>> = { ...PAYMENT_METHOD_NAMES, transfer: 'Transferencia' };

/** What the page and the parts that it fetches later both need; sent with these parts. */
export const part = {
  allergens: ALLERGEN_NAMES,
  allergensTitle: 'Alérgenos',
  contains: 'Contiene',
  freeOf: 'Libre de',
  undeclared: 'No declarado',
  allergyAdvice: 'Si tienes alergia, avisa al pedir.',
  soldOut: 'Agotado',
  choice,
  chosen: (count: number, max: number) => `${count} de ${max}`,
  opening: openWords,
  menuTypes: { delivery: 'Delivery', takeaway: 'Retiro' } satisfies Readonly<Record<MenuType, string>>,
  deliveryTime: 'Tiempo de entrega',
  copied: 'Copiado',
  close: 'Cerrar',
  offline: 'No hay conexión. Vuelve a intentarlo.',

  less: 'Menos',
  more: 'Más',
  remove: 'Quitar',
  addToOrder: 'Agregar al pedido',
  lineNotes: 'Aclaraciones',

  seeOrder: 'Ver pedido',
  repeatOrder: 'Repetir el último pedido',
  orderFull: 'El pedido está completo',
  order: 'Tu pedido',
  total: 'Total',
  emptyOrder: 'Vaciar pedido',
  problems,
  orderType: 'Tipo de pedido',
  minimum: (price: string) => `mínimo ${price}`,
  zone: 'Zona',
  name: 'Nombre',
  address: 'Dirección',
  payment: 'Forma de pago',
  payments,
  paysWith: 'Pagas con',
  change: 'Vuelto',
  alias: 'Alias',
  copyAlias: 'Copiar alias',
  copyAmount: 'Copiar monto',
  orderNotes: 'Aclaraciones del pedido',
  seeMessage: 'Ver el mensaje',
  backToOrder: 'Volver al pedido',
  copyOrder: 'Copiar pedido',
  send: 'Enviar por WhatsApp',

  waitsForOpening: (opening: string) => `${opening}: tu pedido queda guardado hasta entonces.`,
  waitsForConnection: 'No hay conexión. Tu pedido queda guardado: envíalo cuando vuelva.',
  chooseZone: 'Elige la zona de entrega.',
  belowMinimum: (price: string) => `El mínimo para delivery es ${price}.`,
  tooLittleCash: 'Con eso no alcanza para pagar el total.',
  checkOrder: 'Revisa tu pedido.',

  orderChanged: 'Tu pedido cambió',
  acceptChanges: 'Aceptar los cambios',
  takenOut: (problem: string) => `${problem}. Se quita del pedido.`,
  priceChanged: (before: string, now: string) => `Antes ${before}, ahora ${now} cada uno`,
};

const contactChannels: Readonly<Record<ContactButton['type'], string>> = {
  whatsapp: 'Escribir por WhatsApp',
  instagram: 'Ver Instagram',
  phone: 'Llamar por teléfono',
};

/** All words of the page. */
export const words = {
  ...part,
  lang: 'es-AR',
  languages: 'Idioma',
  noConnection: 'Sin conexión.',
  menuOfToday: 'Menú de hoy a las {hour}.{minute}',
  menuOfDay: 'Menú del {day} a las {hour}.{minute}',

  menuTitle: (name: string) => (name === '' ? 'Menú' : `${name} · Menú`),
  menuOf: (name: string) => `Menú de ${name}`,
  logoOf: (name: string) => `Logo de ${name}`,
  categories: 'Categorías',
  featured: 'Destacados',
  noItems: 'Todavía no hay productos en este menú.',
  closedNow: 'Cerrado ahora',
  orderMeanwhile: 'Puedes armar tu pedido y enviarlo desde esa hora.',
  available: (hours: Parameters<typeof hoursWords>[0]) => `Disponible ${hoursWords(hours)}`,
  from: 'desde',
  netPrice: 'Precio sin impuestos nacionales:',
  marks: { vegan: 'Vegano', vegetarian: 'Vegetariano', glutenFree: 'Sin TACC', spicy: 'Picante' },
  add: 'Agregar',

  search: 'Buscar en el menú',
  showOnly: 'Mostrar solo',
  subcategories: 'En esta categoría',
  /** Read by the search's part from the page; `{}` stands for what is searched, `{n}` for a number. */
  finding: {
    back: 'Volver',
    clear: 'Borrar',
    one: '1 resultado para «{}»',
    many: '{n} resultados para «{}»',
    none: 'No hay nada que se llame «{}».',
    otherWord: 'Prueba con otra palabra.',
    withoutFilters: 'Prueba sin los filtros.',
    oneItem: '1 producto',
    manyItems: '{n} productos',
    noItem: 'Ningún producto cumple con todo eso.',
  },

  about: 'Sobre el local',
  information: 'Información',
  board: 'Pizarra',
  contact: 'Contacto',
  contactChannels,
  phone: 'Teléfono',
  otherPhone: 'Otro teléfono',
  hours: 'Horarios',
  tableCharge: 'Cubierto',
  pickupPoint: 'Punto de retiro',
  orders: 'Pedidos',
  paymentMethods: 'Formas de pago',
  otherPayments: 'otros medios',
  pdf: 'Menú en PDF',
  openPdf: 'Abrir el PDF',
  wifi: 'WiFi',
  wifiName: 'Red',
  wifiPassword: 'Contraseña',
  noWifiPassword: 'Sin contraseña',
  seePassword: 'Ver la contraseña',
  copyPassword: 'Copiar contraseña',
  wifiCode: 'Código QR del WiFi',
  wifiCodeAdvice: 'Apunta la cámara de otro teléfono para conectarlo.',
  wifiNotFound: 'WiFi no disponible',
  wifiNotFoundAdvice: 'Este local no muestra su WiFi.',

  containsAll: (allergens: readonly string[]) => `Contiene ${new Intl.ListFormat('es-AR').format(allergens)}`,
  withoutExtras: 'Vale para el plato sin agregados.',
  seeMenuOf: (name: string) => `Ver el menú de ${name}`,
  productNotFound: 'Producto no encontrado',
  productNotFoundAdvice: 'Este producto no está en el menú.',
  notFound: 'Menú no encontrado',
  notFoundAdvice: 'No hay ningún menú en esta dirección. Revisa que esté bien escrita o vuelve a leer el código QR.',
};
