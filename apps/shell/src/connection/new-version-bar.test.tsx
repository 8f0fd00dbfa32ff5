import { RELOAD_CHECK } from '@carta/contract';
import { Provider, versionAnnounced } from '@carta/panel/shell';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { renderApp } from '../testing/render-app.tsx';
import { NewVersionBar } from './new-version-bar.tsx';

const TEXT = 'Hay una versión nueva';

function show() {
  const reload = jest.fn();
  render(
    <Provider store={createShellStore(ownerState)}>
      <MemoryRouter initialEntries={['/panel/menu']}>
        <NewVersionBar reload={reload} />
        <Link to="/panel/menu/flat">Productos</Link>
        <Link to="/panel">Inicio</Link>
      </MemoryRouter>
    </Provider>,
  );
  return reload;
}

/** Prevents the event until the returned function is called. */
function prevent(type: string): () => void {
  const onEvent = (event: Event) => event.preventDefault();
  addEventListener(type, onEvent);
  return () => removeEventListener(type, onEvent);
}

describe('NewVersionBar', () => {
  it('«Actualizar» loads the page anew', async () => {
    const reload = show();
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['beforeunload', RELOAD_CHECK])('the bar is hidden while %s is prevented', async (type) => {
    const allow = prevent(type);
    show();
    expect(screen.queryByText(TEXT)).toBeNull();
    allow();
    expect(await screen.findByText(TEXT)).toBeVisible();
  });

  it('the page is loaded anew when another section is opened, not another screen of the same one', async () => {
    const reload = show();
    await userEvent.click(screen.getByRole('link', { name: 'Productos' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['beforeunload', RELOAD_CHECK])('the page stays in another section while %s is prevented', async (type) => {
    const allow = prevent(type);
    const reload = show();
    await userEvent.click(screen.getByRole('link', { name: 'Inicio' }));
    expect(reload).not.toHaveBeenCalled();
    allow();
  });
});

it('a new version shows below the top bar until the page has the server’s version again', async () => {
  const store = await renderApp('/panel', ownerState);
  act(() => void store.dispatch(versionAnnounced(true)));
  expect(await screen.findByText(TEXT)).toBeVisible();
  act(() => void store.dispatch(versionAnnounced(false)));
  expect(screen.queryByText(TEXT)).toBeNull();
});
