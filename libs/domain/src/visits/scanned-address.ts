const SCANNED = 'qr';
const IS_SCANNED = /(?:^\??|&)qr(?:=|&|$)/;

/** Returns the address that the QR code of a public menu leads to, so that scans are told from other visits. [VISIT-4] */
export function scannedAddress(publicUrl: string): string {
  return `${publicUrl}?${SCANNED}`;
}

/** Returns where a diner comes from by the query of the page's address, '?qr' or ''. [VISIT-4] */
export function visitOrigin(query: string): 'qr' | 'direct' {
  return IS_SCANNED.test(query) ? 'qr' : 'direct';
}
