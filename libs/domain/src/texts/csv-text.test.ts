import { csvText } from './csv-text.ts';
import { withoutApostrophe, withoutFormula } from './formula.ts';

describe('a CSV file', () => {
  it('[CSV-1] has semicolons, CRLF after each row and a byte order mark; texts are quoted where they must be', () => {
    const rows = [
      ['Nombre', 'Visitas'],
      ['Vino; tinto', 12],
      ['El "grande"', -3],
      ['dos\nlíneas', 0],
    ];
    expect(csvText(rows)).toBe('\uFEFFNombre;Visitas\r\n"Vino; tinto";12\r\n"El ""grande""";-3\r\n"dos\nlíneas";0\r\n');
    expect(csvText([])).toBe('\uFEFF');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.test";"x")', '"\'=HYPERLINK(""https://evil.test"";""x"")"'],
    ['+54 11', "'+54 11"],
    ['-Milanesa', "'-Milanesa"],
    ['@flan', "'@flan"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['Flan = rico', 'Flan = rico'],
    [' =1', "' =1"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['Flan, =1', '"\'Flan, =1"'],
    ['Flan,casero', '"Flan,casero"'],
    ["'=1", "''=1"],
  ])('[CSV-2] never contains %j as a formula', (text, cell) => {
    expect(csvText([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it.each(['=1', "'=1", "''-x", ' ＠a', 'Flan, +1', "d'Oro", "'tis", 'Flan'])(
    '[CSV-3] the cell that keeps %j from running is read as it was',
    (text) => {
      expect(withoutApostrophe(withoutFormula(text))).toBe(text);
    },
  );
});
