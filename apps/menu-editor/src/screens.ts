import type { Screen } from '@carta/contract';

const HUB = '/panel/menu';

/** A screen whose button in the hub is called as it is; `order` is the place of the button. */
const inHub = <const Path extends string>(path: Path, title: string, order: number, icon: string) => ({
  path,
  title,
  parent: HUB,
  button: { in: HUB, order, label: title, icon },
});

/** The screens of the menu section; its hub shows the menu, its settings and its figures as three groups. */
export const SCREENS = [
  {
    path: HUB,
    title: 'Mi menú',
    parent: '/panel',
    button: { in: '/panel', order: 1, label: 'Mi menú', icon: 'book-open-text' },
  },
  { ...inHub('/panel/menu/flat', 'Categorías y productos', 101, 'list-tree'), topics: ['menu'] },
  { path: '/panel/menu/import', title: 'Importar menú', parent: '/panel/menu/flat' },
  inHub('/panel/menu/featured', 'Productos destacados', 102, 'star'),
  inHub('/panel/menu/options', 'Opciones y tamaños', 104, 'list-plus'),
  inHub('/panel/menu/prices', 'Precios programados', 105, 'calendar-clock'),
  { path: '/panel/menu/changes', title: 'Últimos cambios', parent: HUB, topics: ['changes'] },
  { path: '/panel/menu/options/:group', title: 'Opciones y tamaños', parent: '/panel/menu/options' },
  inHub('/panel/menu/board', 'Pizarra virtual', 103, 'presentation'),
  {
    path: '/panel/menu/customization',
    title: 'Personalización',
    parent: HUB,
    button: { in: HUB, order: 201, label: 'Personalización', icon: 'palette', badge: 'NUEVO' },
    topics: ['logo'],
  },
  inHub('/panel/menu/wifi', 'WiFi', 202, 'wifi'),
  { ...inHub('/panel/menu/info', 'Información', 203, 'info'), topics: ['name'] },
  { ...inHub('/panel/menu/hours', 'Horarios de atención', 206, 'clock'), topics: ['hours'] },
  inHub('/panel/menu/legal', 'Datos legales', 207, 'scale'),
  inHub('/panel/menu/notice', 'Aviso para comensales', 208, 'megaphone'),
  inHub('/panel/menu/button', 'Botón de contacto', 204, 'message-circle'),
  { ...inHub('/panel/menu/mercadopago', 'MercadoPago', 205, 'credit-card'), topics: ['mercadopago'] },
  { ...inHub('/panel/menu/analytics', 'Métricas', 301, 'chart-column'), topics: ['visits'] },
] as const satisfies readonly Screen[];
