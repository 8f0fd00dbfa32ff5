import { isRemoteModule } from '@carta/contract';
import { menu } from '@carta/domain/testing';
import { mountRemote } from '@carta/remote-kit/testing';
import { remote } from './remote.tsx';
import { SCREENS } from './screens.ts';

describe('the remote plantilla', () => {
  it('the shell accepts the remote', () => {
    expect(isRemoteModule(remote)).toBe(true);
  });

  it('the screen counts the products of the menu', async () => {
    const { findByRole, getByText } = mountRemote(remote, {
      name: 'plantilla',
      screens: SCREENS,
      menu: menu('Tapas: croquetas, bravas'),
    });
    expect(await findByRole('heading', { level: 1, name: 'Plantilla' })).toBeVisible();
    expect(getByText('Tu menú tiene 2 productos.')).toBeVisible();
  });
});
