import { menuToFile } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { strToU8, zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { TextDecoder as NodeTextDecoder } from 'node:util';
import { readMenuFile } from './read-menu-file.ts';

// jsdom has no decoder, and its files cannot be read.
Object.assign(globalThis, { TextDecoder: NodeTextDecoder });

const file = (content: string | Uint8Array, name = 'menu.json') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
};
const issuesOf = async (content: string | Uint8Array, name?: string) => {
  const { parsed } = await readMenuFile(file(content, name));
  return parsed.ok ? [] : parsed.issues;
};

const SHEET = `<?xml version="1.0"?><worksheet><sheetData>
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Nombre</t></is></c><c r="D1" t="str"><v>Precio</v></c></row>
  <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1890</v></c><c r="D3"><v>9500.5</v></c></row>
  <row r="4"><c r="B4" t="s"><v>2</v></c><c r="D4" t="str"><f>B1</f><v>12.500</v></c></row>
</sheetData></worksheet>`;
const TEXTS = `<sst><si><t>Categoría</t></si><si><r><t>Vi</t></r><r><t>nos</t></r><rPh><t>x</t></rPh></si><si><t>Ron &amp; cola</t></si></sst>`;
const WORKBOOK = `<workbook xmlns:r="x"><sheets><sheet name="Vieja" state="hidden" r:id="rId1"/><sheet name="Carta" r:id="rId2"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
const workbook = (parts: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(WORKBOOK),
    'xl/_rels/workbook.xml.rels': strToU8(RELATIONS),
    'xl/worksheets/sheet2.xml': strToU8(SHEET),
    'xl/sharedStrings.xml': strToU8(TEXTS),
    ...parts,
  });

const VINOS = {
  currency: '$',
  categories: [
    {
      title: 'Vinos',
      products: [
        { title: '1890', price: '9500.50' },
        { title: 'Ron & cola', price: '12500.00' },
      ],
    },
  ],
};

it('[FILE-2] readMenuFile reads an exported file', async () => {
  const exported = menuToFile(menu('Cocina > Entradas: rabas | Postres: flan'));
  const read = await readMenuFile(file(JSON.stringify(exported)));
  expect(read).toEqual({ columns: [], parsed: { ok: true, value: exported } });
});

it.each(['', '{', 'título;precio'])('[FILE-2] readMenuFile refuses %j, which is no menu file', async (text) => {
  const [issue] = await issuesOf(text);
  expect(issue).toEqual({ path: '', message: expect.stringContaining('No es un archivo de menú') as string });
});

it('[FILE-2] readMenuFile returns the path of every issue', async () => {
  const text = '{"currency":"€","categories":[{"title":"Cocina","products":[{"title":"Flan","price":"caro"}]}]}';
  expect((await issuesOf(text)).map(({ path }) => path)).toEqual(['currency', 'categories[0].products[0].price']);
});

it('readMenuFile refuses a file that is larger than the server accepts', async () => {
  const large = new File([new Uint8Array(5_000_001)], 'menu.csv');
  expect((await readMenuFile(large)).parsed).toMatchObject({
    issues: [{ message: 'Lo que se envió es demasiado grande' }],
  });
});

describe('a CSV file', () => {
  const ROWS = [
    ['Categoría', 'Nombre', 'Precio'],
    ['Vinos', '1890', '9.500,50'],
    ['', 'Ron & cola', '12.500'],
  ];
  const written = (sign: string) => ROWS.map((row) => row.map((cell) => `"${cell}"`).join(sign)).join('\r\n');

  it.each([
    ['semicolons', written(';')],
    ['commas', written(',')],
    ['tabs and a byte order mark', `\uFEFF${written('\t')}\r\n`],
    ['the encoding of Western Windows', Uint8Array.from(written(';'), (letter) => letter.charCodeAt(0))],
    ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${written('\t')}`, 'utf16le'))],
  ])('[FILE-8] [FILE-9] a CSV file with %s is read', async (_what, content) => {
    const { columns, parsed } = await readMenuFile(file(content, 'menu.csv'));
    expect(parsed).toEqual({ ok: true, value: VINOS });
    expect(columns.map(({ field }) => field)).toEqual(['Categoría', 'Nombre', 'Precio']);
  });

  it('[FILE-10] the issues of a CSV file have their rows', async () => {
    expect(await issuesOf('Rubro;Plato;Precio\n\nVinos;malbec;caro', 'menu.csv')).toEqual([
      { path: 'Fila 3, Precio', message: 'Escribe el precio sólo con números' },
    ]);
  });
});

describe('an XLSX file', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('[FILE-8] [FILE-9] the first visible sheet of an XLSX file is read, with shared, inline and computed cells', async () => {
    const { columns, parsed } = await readMenuFile(file(workbook(), 'menu.xlsx'));
    expect(parsed).toEqual({ ok: true, value: VINOS });
    expect(columns.map(({ header }) => header)).toEqual(['Categoría', 'Nombre', 'Precio']);
  });

  it('[FILE-8] an XLSX file without shared texts is read', async () => {
    const sheet = SHEET.replaceAll(/<c r="(..)" t="s"><v>(.)<\/v>/g, '<c r="$1" t="str"><v>Categoría $2</v>');
    const plain = zipSync({
      'xl/workbook.xml': strToU8(WORKBOOK),
      'xl/_rels/workbook.xml.rels': strToU8(RELATIONS),
      'xl/worksheets/sheet2.xml': strToU8(sheet),
    });
    const { columns } = await readMenuFile(file(plain, 'menu.xlsx'));
    expect(columns.map(({ field }) => field)).toEqual(['Categoría', 'Nombre', 'Precio']);
  });

  it('an XLSX file that unpacks to more than 50 MB is refused while it is unpacked', async () => {
    const spaces = deflateRawSync(Buffer.alloc(62_000_000, ' '));
    const header = Buffer.alloc(30);
    // The name's length, the packed size and the method, of a file that says nothing of its unpacked size.
    for (const [value, offset] of [
      [0x04034b50, 0],
      [spaces.length, 18],
    ] as const)
      header.writeUInt32LE(value, offset);
    for (const [value, offset] of [
      [8, 8],
      ['xl/sharedStrings.xml'.length, 26],
    ] as const)
      header.writeUInt16LE(value, offset);
    const bomb = Buffer.concat([header, Buffer.from('xl/sharedStrings.xml'), spaces]);
    // Its end is cut off.
    const start = bomb.subarray(0, bomb.length * 0.98);
    expect(await issuesOf(start, 'menu.xlsx')).toEqual([{ path: '', message: 'Lo que se envió es demasiado grande' }]);
  });

  it.each([
    ['a cut file', () => workbook().subarray(0, 400)],
    ['another ZIP file', () => zipSync({ 'word/document.xml': strToU8('<x/>') })],
    ['a sheet that is no XML', () => workbook({ 'xl/worksheets/sheet2.xml': strToU8('<a><b></a>') })],
    ['a text with unknown entities', () => workbook({ 'xl/sharedStrings.xml': strToU8('<sst>&bomb;</sst>') })],
    ['an older spreadsheet', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a picture', () => Uint8Array.from([0xff, 0xd8, 0xff, 0, 0, 0])],
  ])('%s is refused', async (_what, content) => {
    const [issue] = await issuesOf(content(), 'menu.xlsx');
    expect(issue).toMatchObject({
      path: '',
      message: expect.stringMatching(/archivo de menú|\.xlsx o \.csv/) as string,
    });
  });
});
