import { scannedAddress, visitOrigin } from './scanned-address.ts';

it('[VISIT-4] the address of the QR code marks a visit as a scan', () => {
  const address = 'https://carta.test/m/higuera';
  expect(scannedAddress(address)).toBe(`${address}?qr`);
  expect(visitOrigin(new URL(scannedAddress(address)).search)).toBe('qr');
});

it.each([
  ['?qr', 'qr'],
  ['?utm_source=x&qr=', 'qr'],
  ['', 'direct'],
  ['?qr&x=1', 'qr'],
  ['?q=r', 'direct'],
  ['?qrs', 'direct'],
  ['?x=qr', 'direct'],
])('[VISIT-4] a visit with the query %j comes from %s', (query, origin) => {
  expect(visitOrigin(query)).toBe(origin);
});
