import { REMOTE_NAMES } from '@carta/contract';
import { SCREENS, screenAt } from './routes.ts';

describe('routes', () => {
  it.each(SCREENS.map(({ path }) => path))('%s is matched exactly', (path) => {
    const address = path.replace(':slug', 'nuevos-menus');
    expect(screenAt(address)?.path).toBe(path);
    expect(screenAt(`${address}/nada/mas`)).toBeUndefined();
  });

  it('has the 24 addresses of the panel', () => {
    expect(SCREENS).toHaveLength(24);
  });

  it('gives every remote at least one screen', () => {
    expect(new Set(SCREENS.flatMap(({ remote }) => remote ?? []))).toEqual(new Set(REMOTE_NAMES));
  });
});
