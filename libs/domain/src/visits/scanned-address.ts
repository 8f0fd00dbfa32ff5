const SCANNED = 'qr';
const IS_SCANNED = /(?:^\??|&)(?:qr|mesa)(?:=|&|$)/;

/** Returns the address in the QR code of a public menu, whose query marks scans. [VISIT-4] */
export function scannedAddress(publicUrl: string): string {
  return `${publicUrl}?${SCANNED}`;
}

/** Returns the origin of a visit by the query of its address, '?qr', that of a table or ''. [VISIT-4] */
export function visitOrigin(query: string): 'qr' | 'direct' {
  return IS_SCANNED.test(query) ? 'qr' : 'direct';
}
