import { render } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary.tsx';

/** Renders a screen that throws each time, and returns how often it was rendered. */
function rendersOf(error: Error): number {
  let renders = 0;
  const Screen = () => {
    renders += 1;
    throw error;
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { getByText, unmount } = render(
    <RemoteBoundary
      place="/panel/mesas"
      fallback={() => <p>No se pudo abrir esta sección</p>}
      onError={() => undefined}
    >
      <Screen />
    </RemoteBoundary>,
  );
  expect(getByText('No se pudo abrir esta sección')).toBeVisible();
  unmount();
  jest.restoreAllMocks();
  return renders;
}

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type });

it('a screen whose code hung is not asked for a second time before the failure is shown, any other one is', () => {
  const once = rendersOf(chunkError('timeout'));
  expect(rendersOf(chunkError('missing'))).toBeGreaterThan(once);
  expect(rendersOf(new Error('broken'))).toBeGreaterThan(once);
});
