import { homeButtons, menuButtons, needsWhatsAppWarning, orderButtons, WHATSAPP_WARNING } from './home.ts';
import type { MenuType } from '../settings/settings.ts';

const HOME = ['Mi menú', 'Cuenta', 'Soporte técnico', 'Anuncios'];

describe('the hubs', () => {
  it.each<[MenuType[], boolean]>([
    [[], false],
    [['delivery'], true],
    [['takeaway'], true],
    [['delivery', 'takeaway'], true],
  ])('[HOME-1] with %j home has orders: %s', (menuTypes, orders) => {
    const labels = homeButtons(menuTypes).map(({ label }) => label);
    expect(labels).toEqual(orders ? ['Mi menú', 'Pedidos', ...HOME.slice(1)] : HOME);
  });

  it('[HOME-1] each button leads to its screen; the orders are new', () => {
    expect(homeButtons(['delivery']).map(({ path, badge }) => [path, badge])).toEqual([
      ['/panel/menu', undefined],
      ['/panel/orders', 'NUEVO'],
      ['/panel/account', undefined],
      ['/panel/support', undefined],
      ['/panel/news', undefined],
    ]);
  });

  it.each<[MenuType[], string, boolean]>([
    [['delivery'], '', true],
    [['takeaway'], '115555014', true],
    [['delivery', 'takeaway'], '11555501422', true],
    [['delivery'], '1155550142', false],
    [[], '', false],
  ])('[HOME-2] with %j and the number %j home warns: %s', (menuTypes, whatsAppNumber, warns) => {
    expect(needsWhatsAppWarning({ menuTypes, whatsAppNumber })).toBe(warns);
  });

  it('[HOME-2] the warning leads to the number', () => {
    expect(WHATSAPP_WARNING).toEqual({
      text: 'El número de WhatsApp no está configurado para recibir pedidos.',
      link: { path: '/panel/orders/whatsapp', label: 'Configurar ahora' },
    });
  });

  it('[HOME-3] the menu section has nine buttons; customization is new', () => {
    expect(menuButtons().map(({ label, path, badge = '' }) => `${label} ${path} ${badge}`.trim())).toEqual([
      'Categorías y productos /panel/menu/flat',
      'Productos destacados /panel/menu/featured',
      'Pizarra virtual /panel/menu/board',
      'Personalización /panel/menu/customization NUEVO',
      'WiFi /panel/menu/wifi',
      'Información /panel/menu/info',
      'Botón de contacto /panel/menu/button',
      'MercadoPago /panel/menu/mercadopago',
      'Métricas /panel/menu/analytics',
    ]);
  });

  it.each<[MenuType[], string[]]>([
    [['delivery'], []],
    [['delivery', 'takeaway'], ['Punto de retiro /panel/orders/pickuppoint TAKEAWAY']],
  ])('[HOME-4] with %j the orders hub has these after the first three: %j', (menuTypes, more) => {
    expect(orderButtons(menuTypes).map(({ label, path, badge = '' }) => `${label} ${path} ${badge}`.trim())).toEqual([
      'Número de WhatsApp /panel/orders/whatsapp',
      'Tiempo de entrega /panel/orders/deliverytime',
      'Métodos de pago /panel/orders/paymentmethods',
      ...more,
    ]);
  });
});
