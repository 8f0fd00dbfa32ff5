import { canSaveCustomization, changedPieces, type CustomizationDraft } from './customization.ts';

const stored = { mainColor: '#1f5b45' };
const untouched: CustomizationDraft<string> = { color: '#1f5b45', backgroundImage: null, logo: null };

describe('customization', () => {
  it.each([
    ['nothing', {}, {}],
    ['another colour', { color: '#8A1F44' }, { mainColor: '#8a1f44' }],
    ['the stored colour in capitals', { color: '#1F5B45' }, {}],
    ['a text that is no colour', { color: '#8a1f' }, {}],
    ['a background', { backgroundImage: 'patio.jpg' }, { backgroundImage: 'patio.jpg' }],
    ['a logo', { logo: 'higo.png' }, { logo: 'higo.png' }],
    [
      'everything',
      { color: '#fff', backgroundImage: 'patio.jpg', logo: 'higo.png' },
      { mainColor: '#fff', backgroundImage: 'patio.jpg', logo: 'higo.png' },
    ],
  ])('[CUST-1] of %s only the changed pieces are sent', (_what, chosen, changes) => {
    expect(changedPieces(stored, { ...untouched, ...chosen })).toEqual(changes);
  });

  it('[CUST-2] a customization is unsaved from its first change until it is undone or saved', () => {
    const coloured = { ...untouched, color: '#8a1f44' };
    expect(canSaveCustomization(stored, untouched)).toBe(false);
    expect(canSaveCustomization(stored, coloured)).toBe(true);
    expect(canSaveCustomization(stored, { ...coloured, color: stored.mainColor })).toBe(false);
    expect(canSaveCustomization(stored, { ...coloured, color: stored.mainColor, logo: 'higo.png' })).toBe(true);
    expect(canSaveCustomization({ mainColor: coloured.color }, coloured)).toBe(false);
  });
});
