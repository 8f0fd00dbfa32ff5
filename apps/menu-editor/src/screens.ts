import type { Screen } from '@carta/contract';

/** The screens of the menu section; its hub shows the menu, its settings and its figures as three groups. */
export const SCREENS = [
  {
    path: '/panel/menu',
    title: 'Mi menú',
    parent: '/panel',
    button: { in: '/panel', order: 1, label: 'Mi menú', icon: 'book-open-text' },
  },
  {
    path: '/panel/menu/flat',
    title: 'Categorías y productos',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 101, label: 'Categorías y productos', icon: 'list-tree' },
    topics: ['menu'],
  },
  { path: '/panel/menu/import', title: 'Importar menú', parent: '/panel/menu/flat' },
  {
    path: '/panel/menu/featured',
    title: 'Productos destacados',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 102, label: 'Productos destacados', icon: 'star' },
  },
  {
    path: '/panel/menu/options',
    title: 'Opciones y tamaños',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 104, label: 'Opciones y tamaños', icon: 'list-plus' },
  },
  {
    path: '/panel/menu/prices',
    title: 'Precios programados',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 105, label: 'Precios programados', icon: 'calendar-clock' },
  },
  { path: '/panel/menu/changes', title: 'Últimos cambios', parent: '/panel/menu', topics: ['changes'] },
  { path: '/panel/menu/options/:group', title: 'Opciones y tamaños', parent: '/panel/menu/options' },
  {
    path: '/panel/menu/board',
    title: 'Pizarra virtual',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 103, label: 'Pizarra virtual', icon: 'presentation' },
  },
  {
    path: '/panel/menu/customization',
    title: 'Personalización',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 201, label: 'Personalización', icon: 'palette', badge: 'NUEVO' },
    topics: ['logo'],
  },
  {
    path: '/panel/menu/wifi',
    title: 'WiFi',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 202, label: 'WiFi', icon: 'wifi' },
  },
  {
    path: '/panel/menu/info',
    title: 'Información',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 203, label: 'Información', icon: 'info' },
    topics: ['name'],
  },
  {
    path: '/panel/menu/hours',
    title: 'Horarios de atención',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 206, label: 'Horarios de atención', icon: 'clock' },
    topics: ['hours'],
  },
  {
    path: '/panel/menu/legal',
    title: 'Datos legales',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 207, label: 'Datos legales', icon: 'scale' },
  },
  {
    path: '/panel/menu/notice',
    title: 'Aviso para comensales',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 208, label: 'Aviso para comensales', icon: 'megaphone' },
  },
  {
    path: '/panel/menu/button',
    title: 'Botón de contacto',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 204, label: 'Botón de contacto', icon: 'message-circle' },
  },
  {
    path: '/panel/menu/mercadopago',
    title: 'MercadoPago',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 205, label: 'MercadoPago', icon: 'credit-card' },
    topics: ['mercadopago'],
  },
  {
    path: '/panel/menu/analytics',
    title: 'Métricas',
    parent: '/panel/menu',
    button: { in: '/panel/menu', order: 301, label: 'Métricas', icon: 'chart-column' },
    topics: ['visits'],
  },
] as const satisfies readonly Screen[];
