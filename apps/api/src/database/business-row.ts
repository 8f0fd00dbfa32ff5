import type { Business } from '@carta/domain';
import type { BusinessRow } from './tables.ts';

/** The settings as the owner reads them: of the token of MercadoPago, only that there is one and how it ends. */
export function businessFromRow(row: BusinessRow, publicUrl: string): Business {
  return {
    key: row.key,
    name: row.name,
    version: row.version,
    style: {
      mainColor: row.main_color,
      backgroundImage: row.background_image,
      productDefaultImage: row.product_default_image,
      bannerDefaultImage: row.banner_default_image,
    },
    logo: { url: row.logo_url },
    board: JSON.parse(row.board),
    modalInfo: JSON.parse(row.modal_info),
    contactButton: JSON.parse(row.contact_button),
    mercadoPago: {
      active: row.mercado_pago_active === 1,
      tokenSet: row.mercado_pago_token !== null,
      last4: row.mercado_pago_last4 ?? '',
    },
    whatsAppNumber: row.whats_app_number,
    deliveryTime: row.delivery_time,
    paymentMethods: JSON.parse(row.payment_methods),
    pickupPoint: row.pickup_point,
    menuTypes: JSON.parse(row.menu_types),
    timeZone: row.time_zone,
    publicUrl: `${publicUrl}/m/${row.key}`,
  };
}
