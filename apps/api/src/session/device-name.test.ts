import { deviceName } from './device-name.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome en Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Microsoft Edge en Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox en Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari en iOS',
    ],
    ['', ''],
    [undefined, ''],
  ])('the device of the user agent %s is named %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('the name of a device has at most 60 characters', () => {
    expect(deviceName(`${'x'.repeat(5000)}/1.0`).length).toBeLessThanOrEqual(60);
  });
});
