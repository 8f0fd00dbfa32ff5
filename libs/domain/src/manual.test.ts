import { Manual, MANUAL_CELL_HEIGHT, Manuals, toggledPlaying } from './manual.ts';

describe('manuals', () => {
  it('[MANUAL-1] have a title and a video', () => {
    expect(Manual.safeParse({ title: 'Cómo cargar un producto', url: 'https://video.test/1' }).success).toBe(true);
  });

  it.each([
    {},
    { title: 'Cómo cargar un producto' },
    { title: '', url: 'https://video.test/1' },
    { title: 'Cómo cargar un producto', url: 'javascript:alert(1)' },
  ])('[MANUAL-1] %j is none', (manual) => {
    expect(Manual.safeParse(manual).success).toBe(false);
  });

  it('[MANUAL-2] stand in cells of one height', () => {
    expect(MANUAL_CELL_HEIGHT).toBe(180);
  });

  it.each([
    [null, 'a', 'a'],
    ['a', 'a', null],
    ['a', 'b', 'b'],
  ])('[MANUAL-3] while %p plays, a click on %s plays %p', (playing, url, next) => {
    expect(toggledPlaying(playing, url)).toBe(next);
  });

  it('[MANUAL-4] travel as a list', () => {
    const file = { manuals: [{ title: 'Cómo cargar un producto', url: 'https://video.test/1' }] };
    expect(Manuals.parse(file)).toEqual(file);
    expect(Manuals.safeParse(file.manuals).success).toBe(false);
  });
});
