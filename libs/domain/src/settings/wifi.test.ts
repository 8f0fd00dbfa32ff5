import { DEFAULT_SETTINGS } from './settings.ts';
import { publicWifi, wifiQrText, wifiWarning } from './wifi.ts';

it.each([
  [{ name: 'La Higuera', password: 'higos-y-brasas' }, 'WIFI:S:La Higuera;T:WPA;P:higos-y-brasas;;'],
  [{ name: 'Abierta', password: '' }, 'WIFI:S:Abierta;T:nopass;;'],
  [{ name: 'a;b,c:d"e\\f', password: '1;2' }, 'WIFI:S:a\\;b\\,c\\:d\\"e\\\\f;T:WPA;P:1\\;2;;'],
])('[WIFI-1] phones join %j by %s', (wifi, text) => {
  expect(wifiQrText(wifi)).toBe(text);
});

it.each([
  [
    { active: true, name: 'Patio', password: 'parra' },
    { name: 'Patio', password: 'parra' },
  ],
  [
    { active: true, name: 'Patio', password: '' },
    { name: 'Patio', password: '' },
  ],
  [{ active: true, name: '', password: 'parra' }, null],
  [{ active: false, name: 'Patio', password: 'parra' }, null],
])('[WIFI-2] diners who ask for the network %j get %j', (wifi, given) => {
  expect(publicWifi({ board: { ...DEFAULT_SETTINGS.board, wifi } })).toEqual(given);
});

it.each([
  [{ active: true, name: '' }, 'El WiFi está activo, pero los comensales no lo ven: falta el nombre de la red.'],
  [{ active: true, name: 'Patio' }, null],
  [{ active: false, name: '' }, null],
])('[WIFI-3] the warning about the network %j is %j', (network, warning) => {
  expect(wifiWarning({ ...network, password: 'parra' })).toBe(warning);
});
