import type { Business } from '@carta/domain';
import type { Secrets } from './secrets.ts';
import type { BusinessRow } from './tables.ts';

/** What of a business can be written. Of MercadoPago, an absent token stays and '' clears it. */
export interface Settings extends Partial<Omit<Business, 'key' | 'version' | 'style' | 'mercadoPago' | 'publicUrl'>> {
  readonly style?: Partial<Business['style']>;
  readonly mercadoPago?: { readonly active: boolean; readonly accessToken?: string };
}

/** The columns that some of the settings are written to; what is undefined stays as it is. */
export function columnsOf(settings: Settings, business: string, secrets: Secrets): Partial<BusinessRow> {
  const { mercadoPago } = settings;
  return {
    name: settings.name,
    main_color: settings.style?.mainColor,
    background_image: settings.style?.backgroundImage,
    product_default_image: settings.style?.productDefaultImage,
    banner_default_image: settings.style?.bannerDefaultImage,
    logo_url: settings.logo?.url,
    board: json(settings.board),
    modal_info: json(settings.modalInfo),
    contact_button: json(settings.contactButton),
    whats_app_number: settings.whatsAppNumber,
    delivery_time: settings.deliveryTime,
    payment_methods: json(settings.paymentMethods),
    pickup_point: settings.pickupPoint,
    menu_types: json(settings.menuTypes),
    time_zone: settings.timeZone,
    mercado_pago_active: mercadoPago === undefined ? undefined : mercadoPago.active ? 1 : 0,
    ...tokenColumns(mercadoPago?.accessToken, business, secrets),
  };
}

function tokenColumns(token: string | undefined, business: string, secrets: Secrets): Partial<BusinessRow> {
  if (token === undefined) return {};
  if (token === '') return { mercado_pago_token: null, mercado_pago_last4: null };
  return { mercado_pago_token: secrets.seal(token, business), mercado_pago_last4: token.slice(-4) };
}

function json(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
