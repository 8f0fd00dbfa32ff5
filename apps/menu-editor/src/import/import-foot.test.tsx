import { menuToFile, newKey, planImport, priceFromCents } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { render, screen } from '@testing-library/react';
import { EffectFoot } from './import-foot.tsx';

const UPDATE = { mode: 'update' } as const;
const idle = () => undefined;

/** Shows the foot of a file that gives the first products of `listed` other prices. */
function showFoot(stored: string, listed: string, repriced: number): void {
  const before = menu(stored);
  const after = menu(listed);
  const items = after.items.map((item, nth) => (nth < repriced ? { ...item, price: priceFromCents(100) } : item));
  const file = menuToFile({ ...after, items });
  const { effect } = planImport(before, file, UPDATE, { business: before.key, newKey });
  render(<EffectFoot effect={effect} way={UPDATE} leftOut={0} check="done" onConfirm={idle} onRetry={idle} />);
}

describe('what an import comes to', () => {
  it.each([
    [
      'one of each',
      'Postres: flan, budín, torta',
      'Postres: flan, budín, arroz con leche',
      1,
      'Cambia 1 precio, se agrega 1, 1 queda igual, 1 no está en el archivo y se queda, no se quita nada.',
    ],
    [
      'several of each',
      'Postres: flan, higos, budín, crema, torta, mousse',
      'Postres: flan, higos, budín, crema, arroz con leche, gelatina',
      2,
      'Cambian 2 precios, se agregan 2, 2 quedan igual, 2 no están en el archivo y se quedan, no se quita nada.',
    ],
  ])('[FILE-18] %s is told in its number', (_what, stored, listed, repriced, words) => {
    showFoot(stored, listed, repriced);
    expect(screen.getByText(words)).toBeVisible();
  });
});
