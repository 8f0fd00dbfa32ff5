const SCANNED = 'qr';

/** Gives the address that the QR code of a public menu leads to, so that scans are told from other visits. [VISIT-4] */
export function scannedAddress(publicUrl: string): string {
  return `${publicUrl}?${SCANNED}`;
}

/** Gives where a diner comes from by the query of the page's address, '?qr' or ''. [VISIT-4] */
export function visitOrigin(query: string): 'qr' | 'direct' {
  return new URLSearchParams(query).has(SCANNED) ? 'qr' : 'direct';
}
