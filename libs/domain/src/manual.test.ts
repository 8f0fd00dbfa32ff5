import { Manual, MANUAL_CELL_HEIGHT, toggledPlaying } from './manual.ts';

describe('manuals', () => {
  it('[MANUAL-1] have a title and a video', () => {
    expect(Manual.safeParse({ title: 'Cómo cargar un producto', url: 'https://video.test/1' }).success).toBe(true);
    expect(Manual.safeParse({ title: 'Cómo cargar un producto' }).success).toBe(false);
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
});
