import fc from 'fast-check';
import { paginate, type Block } from './pages.ts';

const PAGE = 100;
const row = (height: number, gap = 0): Block => ({ height, gap, isHeading: false });
const heading = (height: number, gap = 0): Block => ({ height, gap, isHeading: true });
const heightsOf = (blocks: readonly Block[]) =>
  paginate(blocks, PAGE).map((page) => page.map(({ block }) => block.height));

describe('paginate', () => {
  it('a page is filled to its end before the next one begins', () => {
    expect(paginate([row(60), row(30, 10), row(20, 10)], PAGE)).toMatchObject([
      [
        { top: 0, block: { height: 60 } },
        { top: 70, block: { height: 30 } },
      ],
      [{ top: 0, block: { height: 20 } }],
    ]);
  });

  it('a heading moves to the next page together with the block that follows it', () => {
    expect(heightsOf([row(70), heading(20), row(11)])).toEqual([[70], [20, 11]]);
    expect(heightsOf([row(70), heading(20), row(10)])).toEqual([[70, 20, 10]]);
    expect(heightsOf([row(50), heading(20), heading(20), row(11)])).toEqual([[50], [20, 20, 11]]);
  });

  it('a block that is higher than a page gets a page of its own; no blocks make no pages', () => {
    expect(heightsOf([heading(30), row(120), row(10)])).toEqual([[30], [120], [10]]);
    expect(heightsOf([])).toEqual([]);
  });

  it('every block is placed once, in order, inside its page, and no page ends with a heading', () => {
    const block = fc.record({
      height: fc.integer({ min: 1, max: 30 }),
      gap: fc.nat({ max: 10 }),
      isHeading: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(block, { maxLength: 60 }), (blocks) => {
        // Two headings and a row always fit on a page.
        const some = blocks.filter(({ isHeading }, index) => !isHeading || !blocks[index - 1]?.isHeading);
        const pages = paginate([...some, row(10)], PAGE);
        expect(pages.flat().map((placed) => placed.block)).toEqual([...some, row(10)]);
        for (const page of pages) {
          let bottom = 0;
          for (const { top, block: placed } of page) {
            expect(top).toBeGreaterThanOrEqual(bottom);
            bottom = top + placed.height;
          }
          expect(bottom).toBeLessThanOrEqual(PAGE);
          expect(page.at(-1)?.block.isHeading).toBe(false);
        }
      }),
    );
  });
});
