import type { PublicMenu } from '@carta/domain';

/** The WiFi that a diner can join; null without a name. */
export function joinableWifi({ wifi }: Pick<PublicMenu, 'wifi'>): PublicMenu['wifi'] {
  return wifi?.name ? wifi : null;
}
