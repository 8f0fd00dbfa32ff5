import type { PublicMenu } from '@carta/domain';

/** Returns 'Av. Belgrano 1420, San Telmo'; '' if neither is filled in. */
export function formatAddress({ address, location }: PublicMenu['modalInfo']): string {
  return [address, location].filter(Boolean).join(', ');
}
