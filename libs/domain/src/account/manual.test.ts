import {
  Manual,
  MANUAL_CELL_HEIGHT,
  Manuals,
  toggledPlaying,
  unplayableManuals,
  VIDEO_ORIGINS,
  videoFrame,
} from './manual.ts';

describe('manuals', () => {
  it('[MANUAL-1] a manual has a title and a video', () => {
    expect(Manual.safeParse({ title: 'Cómo cargar un producto', url: 'https://video.test/1' }).success).toBe(true);
  });

  it.each([
    {},
    { title: 'Cómo cargar un producto' },
    { title: '', url: 'https://video.test/1' },
    { title: 'Cómo cargar un producto', url: 'javascript:alert(1)' },
  ])('[MANUAL-1] %j is not a manual', (manual) => {
    expect(Manual.safeParse(manual).success).toBe(false);
  });

  it('[MANUAL-2] the cells of manuals have one height', () => {
    expect(MANUAL_CELL_HEIGHT).toBe(180);
  });

  it.each([
    [null, 'a', 'a'],
    ['a', 'a', null],
    ['a', 'b', 'b'],
  ])('[MANUAL-3] while %p plays, a click on %s plays %p', (playing, url, next) => {
    expect(toggledPlaying(playing, url)).toBe(next);
  });

  it('[MANUAL-4] manuals are read as a list', () => {
    const file = { manuals: [{ title: 'Cómo cargar un producto', url: 'https://video.test/1' }] };
    expect(Manuals.parse(file)).toEqual(file);
    expect(Manuals.safeParse(file.manuals).success).toBe(false);
  });
});

it('[MANUAL-6] a manual of another site is named by its place in the file', () => {
  const manuals = ['https://youtu.be/dQw4w9WgXcQ', 'https://example.com/video.mp4', 'https://vimeo.com/1'];
  expect(unplayableManuals({ manuals: manuals.map((url) => ({ title: 'Alta', url })) })).toEqual([
    { path: 'manuals[1].url', message: 'Tiene que ser un video de YouTube o de Vimeo' },
  ]);
});

describe('[MANUAL-5] a video plays in a frame of its provider, which sets no cookies', () => {
  const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
  const VIMEO = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1';

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
    ['https://m.youtube.com/watch?t=3&v=aqz-KE-bpKQ', YOUTUBE],
    ['https://youtu.be/aqz-KE-bpKQ?t=3', YOUTUBE],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
    ['https://vimeo.com/1084537', VIMEO],
    ['https://player.vimeo.com/video/1084537', VIMEO],
  ])('%s', (url, frame) => {
    expect(videoFrame(url)).toBe(frame);
    expect(VIDEO_ORIGINS).toContain(new URL(frame).origin);
  });

  it.each([
    'https://videos.test/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=a/../../b',
    'https://vimeo.com/canal',
    'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
    '/files/video.mp4',
    '',
  ])('%s has no frame', (url) => {
    expect(videoFrame(url)).toBeNull();
  });
});
