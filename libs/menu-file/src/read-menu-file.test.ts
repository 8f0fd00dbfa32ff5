import { isChanged, planImport, readTable, rowsToFile, type Menu, type MenuFile } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { strToU8, zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { menuFileBytes } from './write-menu-file.ts';
import { readMenuFile, type MenuFileContent } from './read-menu-file.ts';

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** 'Barra > Soda 900.00', then the faults. */
async function read(content: string | Uint8Array, name = 'carta.csv') {
  const file = await readMenuFile(bytesOf(content), name);
  if (file.kind !== 'table') return file;
  const table = readTable(file.sheets);
  const { file: menuFile } = rowsToFile(table.products);
  const products = menuFile.categories.flatMap((main) =>
    [main, ...(main.categories ?? [])].flatMap((holder) =>
      (holder.products ?? []).map(({ title, price }) => `${holder.title} > ${title} ${price}`),
    ),
  );
  return [...products, ...table.faults.map(({ row, cell, message }) => `${row} [${cell}] ${message}`)];
}

const ROWS = [
  ['Categoría', 'Nombre', 'Precio'],
  ['Vinos', 'Piña colada', '9.500,50'],
  ['', 'Ñandú', '12.500'],
];
const EXPECTED = ['Vinos > Piña colada 9500.50', 'Vinos > Ñandú 12500.00'];
const written = (sign: string) => ROWS.map((row) => row.join(sign)).join('\r\n');
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => Uint8Array.from(Buffer.from(bytes).swap16());
const MAC: Record<string, number> = { í: 0x92, ñ: 0x96, Ñ: 0x84, ú: 0x9c };
const CP850: Record<string, number> = { í: 0xa1, ñ: 0xa4, Ñ: 0xa5, ú: 0xa3 };
const encoded = (text: string, signs: Record<string, number>) =>
  Uint8Array.from([...text].map((sign) => signs[sign] ?? sign.charCodeAt(0)));

describe('a table as text', () => {
  it.each([
    ['semicolons', written(';')],
    ['tabs', written('\t')],
    ['bars', written('|')],
    ['commas and quotes', ROWS.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')],
    ['a byte order mark', `\uFEFF${written(';')}\r\n`],
    ['blank lines', written(';').replaceAll('\r\n', '\r\n\r\n')],
    ['title lines', `La Cantina\nLista de precios, marzo\n\n${written(';')}`],
    ['the line of a spreadsheet that names the sign', `sep=|\r\n${written('|')}`],
    ['line ends of old Macs', written(';').replaceAll('\r\n', '\r')],
    ['UTF-16, little end first', utf16(`\uFEFF${written('\t')}`)],
    ['UTF-16, big end first', swapped(utf16(`\uFEFF${written('\t')}`))],
    ['UTF-16 without a mark', utf16(written(';'))],
    ['Windows-1252', Uint8Array.from(written(';'), (sign) => sign.charCodeAt(0))],
    ['Mac Roman', encoded(written(';'), MAC)],
    ['CP850', encoded(written(';'), CP850)],
  ])('a table with %s is read', async (_what, content) => {
    expect(await read(content)).toEqual(EXPECTED);
  });

  it('two columns parted by semicolons, with blank lines, are two columns', async () => {
    expect(await read('\n\nNombre;Precio\n\nSoda;900\n\nAgua, con gas;950\n')).toEqual([
      'Menú > Soda 900.00',
      'Menú > Agua, con gas 950.00',
    ]);
  });

  it('[FILE-10] a quote that never closes leaves out its row, not those below it', async () => {
    const text =
      'Rubro;Plato;Precio;Detalle\nDulces;Tarta;3200;"con nuez\nDulces;Budín;3300;de pan\nDulces;"Torta ""rogel""";3400;\nDulces;"Arroz;3500;\nDulces;Helado;3600;';
    expect(await read(text)).toEqual([
      'Dulces > Budín 3300.00',
      'Dulces > Torta "rogel" 3400.00',
      'Dulces > Helado 3600.00',
      '2 ["con nuez] La comilla no se cierra',
      '5 ["Arroz] La comilla no se cierra',
    ]);
  });

  it('[FILE-10] no row is left out without a word, however many quotes never close', async () => {
    const broken = Array.from({ length: 105 }, (_, nth) => `Dulces;"Plato ${nth};${nth + 1}`);
    const lines = await read(['Rubro;Plato;Precio', ...broken, 'Dulces;Helado;3600'].join('\n'));
    expect(lines).toHaveLength(106);
    expect(lines).toContain('Dulces > Helado 3600.00');
  });

  it('several kinds of line ends in one file end rows alike', async () => {
    expect(await read('Rubro;Plato;Precio\r\nBarra;Soda;900\nBarra;Agua;800\rBarra;"Té\r\nverde";700\r\n')).toEqual([
      'Barra > Soda 900.00',
      'Barra > Agua 800.00',
      'Barra > Té verde 700.00',
    ]);
  });

  it('a quoted cell may have several lines', async () => {
    expect(await read('Rubro;Plato;Detalle;Precio\nBarra;Soda;"con hielo\ny limón";900\nBarra;Agua;;caro')).toEqual([
      'Barra > Soda 900.00',
      '3 [caro] No es un precio',
    ]);
  });
});

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STYLES = `<styleSheet ${XMLNS}><numFmts count="7"><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="&quot;$&quot;\\ #,##0.00"/><numFmt numFmtId="172" formatCode="[$$-2C0A]\\ #,##0.00;[Red]\\-[$$-2C0A]\\ #,##0.00"/><numFmt numFmtId="173" formatCode="[$€-2]\\ #,##0.00"/><numFmt numFmtId="174" formatCode="&quot;US$&quot;#,##0"/><numFmt numFmtId="175" formatCode="0.0&quot;k&quot;"/><numFmt numFmtId="176" formatCode="_-[$AR$-2C0A]* #,##0.00_-;\\-[$AR$-2C0A]* #,##0.00_-"/></numFmts>
  <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="173"/><xf numFmtId="174"/><xf numFmtId="175"/><xf numFmtId="176"/></cellXfs></styleSheet>`;
const cell = (value: string | number, style?: number) =>
  typeof value === 'number'
    ? `<c${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
const sheetXml = (...rows: string[]) => `<worksheet ${XMLNS}><sheetData>${rows.join('')}</sheetData></worksheet>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;
const HEADERS = row(cell('Rubro'), cell('Plato'), cell('Precio'));

function workbook(
  sheets: readonly { readonly name: string; readonly xml: string; readonly state?: string }[],
  parts: Record<string, Uint8Array> = {},
) {
  const list = sheets.map(
    ({ name, state }, nth) =>
      `<sheet name="${name}" sheetId="${nth + 1}"${state ? ` state="${state}"` : ''} q:id="rel${nth}"/>`,
  );
  const relations = sheets.map(
    (_, nth) =>
      `<Relationship Id="rel${nth}" Type="${RELATION}/worksheet" Target="${nth % 2 === 0 ? '' : '/xl/'}worksheets/hoja${nth}.xml"/>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook ${XMLNS} xmlns:q="${RELATION}"><sheets>${list.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="st" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(STYLES),
    ...Object.fromEntries(sheets.map(({ xml }, nth) => [`xl/worksheets/hoja${nth}.xml`, strToU8(xml)])),
    ...parts,
  });
}

describe('a spreadsheet', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('[FILE-10] dates, times and percentages in a cell of a name or a price are faults; amounts in any format are prices', async () => {
    const xml = sheetXml(
      HEADERS,
      row(cell('Barra'), cell('Soda'), cell(900.5, 5)),
      row(cell('Barra'), cell('Agua'), cell(950, 6)),
      row(cell('Barra'), cell('Té'), cell(46154, 1)),
      row(cell('Barra'), cell('Mate'), cell(0.4375, 2)),
      row(cell('Barra'), cell('Café'), cell(0.15, 3)),
      row(cell('Barra'), cell('Jugo'), cell(0.155, 4)),
      row(cell('Barra'), cell(46054, 1), cell(900)),
      row(cell('Barra'), cell(0.1, 3), cell(900)),
      // A cell that has a format and no value stands before it.
      row('<c s="3"/>', cell(0.2, 3), cell(900)),
      row(cell('Barra'), cell('Gin'), '<c t="e"><v>#REF!</v></c>'),
      row(cell('Barra'), cell('Ron'), '<c><f>A1*2</f><v>1234.565</v></c>'),
    );
    expect(await read(workbook([{ name: 'Carta', xml }]), 'carta.xlsx')).toEqual([
      'Barra > Soda 900.50',
      'Barra > Agua 950.00',
      'Barra > Ron 1234.57',
      '8 [1/2/2026] La celda tiene una fecha',
      '9 [10%] La celda tiene un porcentaje',
      '10 [20%] La celda tiene un porcentaje',
      '4 [12/5/2026] La celda tiene una fecha',
      '5 [10:30] La celda tiene una hora',
      '6 [15%] La celda tiene un porcentaje',
      '7 [15,5%] La celda tiene un porcentaje',
      '11 [#REF!] La celda tiene un error',
    ]);
  });

  it('[FILE-10] a number that its format shows in another currency, or in thousands, is no price', async () => {
    const xml = sheetXml(
      HEADERS,
      row(cell('Barra'), cell('Soda'), cell(12.5, 7)),
      row(cell('Barra'), cell('Agua'), cell(12, 8)),
      row(cell('Barra'), cell('Té'), cell(12.5, 9)),
      row(cell('Barra'), cell('Gin'), cell(4500, 10)),
    );
    expect(await read(workbook([{ name: 'Carta', xml }]), 'carta.xlsx')).toEqual([
      'Barra > Gin 4500.00',
      '2 [€ 12,5] Está en otra moneda',
      '3 [US$ 12] Está en otra moneda',
      '4 [12,5 k] No es un precio',
    ]);
  });

  it('[FILE-10] a price whose cell reaches over several rows is the price of each, and a formula without a result is a fault', async () => {
    const xml = sheetXml(
      HEADERS,
      row(cell('Barra'), cell('Soda'), cell(900)),
      row('<c/>', cell('Agua'), '<c/>'),
      row('<c/>', cell('Té'), '<c/>'),
      row('<c/>', cell('Gin'), '<c><f>C2*2</f></c>'),
      row('<c/>', cell('Ron'), '<c><f>C2*3</f><v></v></c>'),
    ).replace(
      '</sheetData>',
      '</sheetData><mergeCells count="2"><mergeCell ref="A2:A5"/><mergeCell ref="C2:C4"/></mergeCells>',
    );
    expect(await read(workbook([{ name: 'Carta', xml }]), 'carta.xlsx')).toEqual([
      'Barra > Soda 900.00',
      'Barra > Agua 900.00',
      'Barra > Té 900.00',
      '5 [(fórmula sin resultado)] La celda tiene un error',
      '6 [(fórmula sin resultado)] La celda tiene un error',
    ]);
  });

  it('texts of several formats, character references, CDATA and escaped signs are read as they are shown', async () => {
    const rich =
      '<c t="inlineStr"><is><r><t>Pan </t></r><r><rPr><b/></rPr><t>de &#241;oqui</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>';
    const xml = sheetXml(
      HEADERS,
      row(cell('Barra'), rich, '<c t="str"><f>"$"</f><v><![CDATA[$ 900]]></v></c>'),
      row(cell('Barra'), cell('T_x00e9_ &amp; leche'), cell(800)),
    );
    expect(await read(workbook([{ name: 'Carta', xml }]), 'carta.xlsx')).toEqual([
      'Barra > Pan de ñoqui 900.00',
      'Barra > Té & leche 800.00',
    ]);
  });

  it('[FILE-12] sheets are read by any prefix of their relations, hidden ones are not, and empty rows are skipped', async () => {
    const sheets = [
      { name: 'Vieja', state: 'hidden', xml: sheetXml(HEADERS, row(cell('X'), cell('Viejo'), cell(1))) },
      { name: 'Comidas', xml: sheetXml(HEADERS, row(cell('Platos'), cell('Locro'), cell(7000))) },
      {
        name: 'Bebidas',
        xml: sheetXml(
          HEADERS,
          row(cell('Barra'), cell('Soda'), cell(900)),
          '<row r="1048576"><c r="A1048576" s="1"/></row>',
        ),
      },
    ];
    expect(await read(workbook(sheets), 'carta.xlsx')).toEqual(['Platos > Locro 7000.00', 'Barra > Soda 900.00']);
  });

  it('[FILE-10] a row that is hidden is a fault, unless it belongs to a group that is folded', async () => {
    const xml = sheetXml(
      HEADERS,
      row(cell('Barra'), cell('Soda'), cell(900)),
      row(cell('Vinos'), cell('Malbec'), cell(100)).replace('<row>', '<row hidden="1">'),
      row(cell(''), cell('Syrah'), cell(9500)),
      row(cell('Postres'), cell('Flan'), cell(3200)).replace('<row>', '<row outlineLevel="1" hidden="1">'),
    );
    expect(await read(workbook([{ name: 'Carta', xml }]), 'carta.xlsx')).toEqual([
      'Barra > Soda 900.00',
      'Vinos > Syrah 9500.00',
      'Postres > Flan 3200.00',
      '3 [] La fila está oculta en la planilla',
    ]);
  });

  it('more than 20,000 rows are refused, and so is a file that unpacks to more than 50 MB, however it is packed', async () => {
    const many = sheetXml(HEADERS, ...Array<string>(20_001).fill(row(cell('B'), cell('x'), cell(1))));
    const refused = { kind: 'refused', message: 'El archivo es demasiado grande: hasta 10 MB y 20.000 filas' };
    expect(await read(workbook([{ name: 'Carta', xml: many }]), 'carta.xlsx')).toEqual(refused);
    const spaces = deflateRawSync(Buffer.alloc(62_000_000, ' '));
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(spaces.length, 18);
    header.writeUInt16LE('xl/sharedStrings.xml'.length, 26);
    expect(await read(Buffer.concat([header, Buffer.from('xl/sharedStrings.xml'), spaces]), 'carta.xlsx')).toEqual(
      refused,
    );
    expect(await read(new Uint8Array(10_000_001), 'carta.csv')).toEqual(refused);
    expect(await read(`Nombre;Precio\n${'Soda;900\n'.repeat(20_001)}`)).toEqual(refused);
  });

  it.each([
    ['a cut file', () => workbook([{ name: 'Carta', xml: sheetXml(HEADERS) }]).subarray(0, 300)],
    ['another ZIP file', () => zipSync({ 'word/document.xml': strToU8('<x/>') })],
    ['a sheet that is no XML', () => workbook([{ name: 'Carta', xml: '<a><b></a>' }])],
    ['an older spreadsheet', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a PDF', () => bytesOf('%PDF-1.7\n1 0 obj')],
    ['a document in RTF', () => bytesOf('{\\rtf1\\ansi Menu}')],
    ['a web page that is called a spreadsheet', () => bytesOf('<html><table><tr><td>Plato</td></tr></table></html>')],
    ['a picture', () => Uint8Array.from([0xff, 0xd8, 0xff, 0, 0, 0])],
    ['an empty file', () => new Uint8Array()],
  ])('%s is refused with a word', async (_what, content) => {
    expect(await read(content(), 'carta.xlsx')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/archivo de menú|\.xlsx o \.csv/) as string,
    });
  });
});

describe('a JSON file', () => {
  it('[FILE-20] of ours is read with its faults, of another program as a table, and any other is refused', async () => {
    expect(
      await read(
        '{"currency":"$","categories":[{"title":"Barra","products":[{"title":"Soda","price":"900"}]}]}',
        'menu.json',
      ),
    ).toMatchObject({ kind: 'menu', parsed: { ok: true } });
    expect(await read('{"currency":"€","categories":[]}', 'menu.json')).toMatchObject({
      kind: 'menu',
      parsed: { ok: false },
    });
    expect(await read('[{"nombre":"Soda","precio":900,"categoria":"Barra"}]', 'lista.json')).toEqual([
      'Barra > Soda 900.00',
    ]);
    for (const text of ['{', '{"a":1}', '[]', 'hola'])
      expect(await read(text, 'x.json')).toEqual({
        kind: 'refused',
        message: 'No es un archivo de Carta. Guarda tu menú como planilla.',
      });
  });
});

describe('an exported file', () => {
  const large = () =>
    menu(
      Array.from(
        { length: 50 },
        (_, main) => `Rubro ${main}: ${Array.from({ length: 100 }, (_, nth) => `Plato ${main} ${nth}`).join(',')}`,
      ).join('|'),
    );
  const odd = () => {
    const written = menu('Platos: uno, dos, tres, ~cuatro');
    const [uno, dos, tres] = written.items;
    Object.assign(uno!, { title: '=1+1', description: ' Con espacios  y\nlíneas; y "comillas" ' });
    Object.assign(dos!, { title: "'=dos", description: '<b>No es HTML</b> &amp;' });
    Object.assign(tres!, { title: '', description: 'Sin nombre' });
    return written;
  };
  const fileIn = (read: MenuFileContent): MenuFile => {
    if (read.kind === 'table') return rowsToFile(readTable(read.sheets).products).file;
    if (read.kind === 'menu' && read.parsed.ok) return read.parsed.value;
    throw new Error('no menu file');
  };
  const fileOf = async (stored: Menu, format: 'xlsx' | 'csv') => {
    const file = await readMenuFile(await menuFileBytes(stored, format), `menu.${format}`);
    return file.kind === 'table' ? readTable(file.sheets) : null;
  };

  it.each(['xlsx', 'csv'] as const)('[FILE-21] a menu as %s is read as it was written', async (format) => {
    const stored = odd();
    const table = await fileOf(stored, format);
    expect([table?.program, table?.faults]).toEqual(['Carta', []]);
    expect(table?.products.map(({ key, title, description, show }) => [key, title, description, show])).toEqual(
      stored.items.map(({ key, title, description, show }) => [key, title, description, show]),
    );
  });

  it.each(['xlsx', 'csv', 'json'] as const)(
    '[FILE-18] [FILE-21] 5,000 products as %s, exported and imported again: exactly what was changed changes',
    async (format) => {
      const stored = large();
      const changed = structuredClone(stored);
      for (const nth of [0, 1, 2_500, 4_000, 4_999])
        changed.items[nth]!.price = { currency: '$', big: 7_777, small: '50' };
      changed.items[10]!.description = 'Con limón';
      changed.items[20]!.show = false;
      const read = await readMenuFile(await menuFileBytes(changed, format), `menu.${format}`);
      const target = { business: stored.key, newKey: () => 'new' };
      for (const mode of ['update', 'replace'] as const) {
        const { added, changed: written, removed, effect } = planImport(stored, fileIn(read), { mode }, target);
        const expected = changed.items.filter((item, nth) => isChanged(stored.items[nth], item));
        expect(written.items).toEqual(expected);
        expect([added, removed].map(({ categories, items, groups }) => [categories, items, groups])).toEqual([
          [[], [], []],
          [[], [], []],
        ]);
        expect([written.categories, effect.repriced.length, effect.equal.length]).toEqual([[], 5, 4_993]);
      }
    },
  );

  it.each(['xlsx', 'csv'] as const)(
    '[FILE-21] 5,000 products as %s are read in slices that hold nothing else for long',
    async (format) => {
      const bytes = await menuFileBytes(large(), format);
      let turns = 0;
      const ticking = setInterval(() => (turns += 1), 1);
      const file = await readMenuFile(bytes, `menu.${format}`);
      clearInterval(ticking);
      expect(file.kind === 'table' && file.sheets[0]?.rows).toHaveLength(5_001);
      if (format === 'xlsx') expect(turns).toBeGreaterThan(0);
    },
  );
});
