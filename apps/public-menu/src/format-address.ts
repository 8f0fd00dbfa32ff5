import type { PublicMenu } from '@carta/domain';

/** 'Av. Belgrano 1420, San Telmo'; '' where neither is filled in. */
export function formatAddress({ address, location }: PublicMenu['modalInfo']): string {
  return [address, location].filter(Boolean).join(', ');
}
