import { scannedAddress, visitOrigin } from './scanned-address.ts';

it('[VISIT-4] a scan of the QR code is told by the address that it leads to', () => {
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
])('[VISIT-4] %j comes from %s', (query, origin) => {
  expect(visitOrigin(query)).toBe(origin);
});
