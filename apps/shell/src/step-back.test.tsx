import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { homeReducer, HomeScreen } from './home/home-screen.tsx';
import { createShellStore } from './store.ts';
import { ownerState } from './testing/preloaded-states.ts';

/** Goes back while the page is hydrated: the effects of what the router contains come before its own, with which it begins to listen. */
function StepBack() {
  useLayoutEffect(() => {
    history.pushState(null, '', '/panel/nada');
    dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return null;
}

it.each(['/panel', '/panel/menu/flat', '/panel/orders'])(
  'a step back that is taken while %s is hydrated is followed',
  async (opened) => {
    history.replaceState(null, '', opened);
    const store = createShellStore(ownerState);
    store.addReducer('home', homeReducer);
    render(
      <BrowserRouter useTransitions={false}>
        <App store={store} Home={HomeScreen} productUrl={ownerState.productUrl} />
        <StepBack />
      </BrowserRouter>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeInTheDocument();
    history.replaceState(null, '', '/');
  },
);
