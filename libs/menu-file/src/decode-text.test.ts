import { decodeText } from './decode-text.ts';

/** The signs of the bytes from 128 to 159 in Windows-1252 and of those from 128 on in Mac Roman, as far as menus have them. */
const WINDOWS_1252: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  œ: 0x9c,
};
const MAC: Record<string, number> = {
  á: 0x87,
  é: 0x8e,
  í: 0x92,
  ñ: 0x96,
  ó: 0x97,
  ú: 0x9c,
  Ñ: 0x84,
  '’': 0xd5,
  '–': 0xd0,
};
const encoded = (text: string, signs: Record<string, number>) =>
  Uint8Array.from([...text].map((sign) => signs[sign] ?? sign.charCodeAt(0)));

describe('a text in one byte a sign', () => {
  it.each([
    'Categoría;Nombre;Precio\nPizzas;Muzza – chica;7000\nVinos;Malbec “Reserva” …;€ 12',
    'Rubro;Plato;Precio\nVinos;Muzza – chica;7000\nVinos;Malbec — Reserva;900',
    'Rubro;Plato;Precio\nVinos;Don Julio “70” • tequila;7000',
    'WHISKY;Jack Daniel’s;9000\nLICORES;Bailey’s;7000\nVINOS;D’Arenberg – Shiraz;25000',
    'Rubro;Plato;Precio\nCafé;Ben & Jerry’s;9000\nBar;O’Higgins;7000\nBar;JACK DANIEL’S;9000',
    'Rubro;Plato;Precio\nBar;Grant’s;9000',
    'Rubro;Plato;Precio\nBar;Muzza– chica;9000',
  ])('of Windows-1252 has its typographic signs: %j', (text) => {
    expect(decodeText(encoded(text, WINDOWS_1252))).toEqual({ text, encoding: 'Windows-1252' });
  });

  it.each([
    'Rubro;Plato;Precio\nBar;Licor de anís;9000\nBar;Café del país;7000',
    'Rubro;Plato;Precio\nBar;Anís;9000',
    'Rubro;Plato;Precio\nBar;Maíz;9000\nBar;Menú del día;7000\nBar;Ñoquis del día – 29;900',
    'Rubro;Plato;Precio\nBar;Menú del día;7000\nBar;Jack Daniel’s;9000',
    'Rubro;Plato;Precio\nBar;Piña;7000',
  ])('of Mac Roman keeps its accents: %j', (text) => {
    expect(decodeText(encoded(text, MAC))).toEqual({ text, encoding: 'Mac Roman' });
  });
});

describe('a text in UTF-8', () => {
  const text = 'Rubro;Plato;Precio\nCafé;Ñoquis de sémola “caseros” — Ángel;€ 9\nBar;Jack Daniel’s;7000';
  const bytesOf = (written: string) => new TextEncoder().encode(written);

  it('that was encoded twice is read as it was before', () => {
    const twice = bytesOf(new TextDecoder('windows-1252').decode(bytesOf(text)));
    expect(decodeText(twice)).toEqual({ text, encoding: 'UTF-8' });
  });

  it.each([text, 'Nome;Preço\nPão São João;9\nCHÁ À GREGA;8', 'Âme;Ã©;â', '🍕 Ã©'])(
    'keeps its signs: %j',
    (written) => {
      expect(decodeText(bytesOf(written))).toEqual({ text: written, encoding: 'UTF-8' });
    },
  );
});
