import { recordedChangeText, type RecordedChange } from './recorded-change.ts';

const AT = Date.UTC(2026, 10, 25, 0, 4);
const told = (change: Partial<RecordedChange>) =>
  Object.values(
    recordedChangeText(
      { what: 'priced', kind: 'item', titles: [], records: { categories: 0, items: 1, groups: 0 }, ...change },
      { at: AT, timeZone: 'America/Argentina/Buenos_Aires' },
    ),
  ).join(' | ');

const records = (categories: number, items: number) => ({ records: { categories, items, groups: 0 } });
const LOCRO = ['Locro', 'Humita', 'Carbonada', 'Puchero'];

describe('recordedChangeText', () => {
  it.each<[Partial<RecordedChange>, string]>([
    [{ titles: ['Bife'] }, 'Bife: nuevo precio | '],
    [{ what: 'sold-out', titles: ['Papas'] }, 'Papas: agotado hoy | '],
    [
      { what: 'moved', titles: ['Provoleta'], place: { from: 4, to: 1, within: 'Entradas' } },
      'Provoleta pasó al lugar 2 | En Entradas, estaba en el 5',
    ],
    [
      { what: 'moved', kind: 'category', titles: ['Postres'], place: { from: 0, to: 2, within: '' } },
      'Postres pasó al lugar 3 | Estaba en el 1',
    ],
    [{ what: 'moved', titles: ['Flan'] }, 'Flan: cambió de lugar | '],
    [
      { what: 'moved', titles: ['Flan'], into: { from: 'Entradas', to: 'Postres' } },
      'Flan pasó a «Postres» | Estaba en «Entradas»',
    ],
    [{ what: 'moved', titles: ['Flan'], into: { from: '', to: 'Postres' } }, 'Flan pasó a «Postres» | '],
    [{ what: 'edited', titles: ['Flan'], columns: ['description'] }, 'Flan: editado | Descripción'],
    [
      { what: 'edited', titles: ['Flan'], columns: ['title', 'description', 'allergens', 'diets'] },
      'Flan: editado | Nombre, descripción, alérgenos y dietas',
    ],
    [{ what: 'edited', titles: ['Flan'], columns: ['title', 'image_url'] }, 'Flan: editado | Nombre e imagen'],
    [
      { what: 'sold-out-until-back', kind: 'menu', titles: LOCRO.slice(0, 2), ...records(0, 2) },
      'Agotados: 2 productos | Locro, Humita',
    ],
    [{ what: 'settings', kind: 'menu', titles: ['pageNotice'] }, 'Aviso para comensales: guardado | '],
    [{ what: 'deleted', titles: ['Flan'] }, 'Se eliminó «Flan» | '],
    [
      { what: 'deleted', kind: 'category', titles: ['Menú de invierno'], ...records(1, 9) },
      'Se eliminó «Menú de invierno» | 1 categoría y 9 productos',
    ],
    [
      { what: 'hidden', kind: 'menu', titles: LOCRO.slice(0, 3), ...records(0, 3) },
      'Se ocultaron 3 productos | Locro, Humita, Carbonada',
    ],
    [{ what: 'hidden', kind: 'menu', titles: ['Locro'], ...records(0, 1) }, 'Se ocultó 1 producto | Locro'],
    [{ what: 'edited', kind: 'menu', titles: ['Locro'], ...records(0, 1) }, 'Se editó 1 producto | Locro'],
    [{ what: 'deleted', kind: 'menu', titles: [], ...records(1, 1) }, 'Se eliminaron 1 categoría y 1 producto | '],
    [
      { what: 'priced', kind: 'menu', titles: LOCRO, ...records(0, 41), repriced: 41 },
      '41 precios cambiados | Locro, Humita, Carbonada y 38 más',
    ],
    [{ what: 'restored', kind: 'menu', ...records(0, 0) }, 'Menú anterior recuperado | '],
    [
      { what: 'imported', kind: 'menu', repriced: 41, added: 13 },
      'Importación del 24 nov, 21.04 | 41 precios, 13 productos nuevos',
    ],
    [
      { what: 'imported', kind: 'menu', added: 1, removed: 2 },
      'Importación del 24 nov, 21.04 | 1 producto nuevo, 2 productos a la papelera',
    ],
    [
      { what: 'settings', kind: 'menu', titles: ['hours', 'closures'] },
      'Horarios de atención, Feriados y cierres: guardado | ',
    ],
  ])('[CHANGE-3] %j is told as %s', (change, words) => {
    expect(told(change)).toBe(words);
  });
});
