import { menu } from '@carta/domain/testing';
import { screen } from '@testing-library/react';
import { sectionOpened } from './outbox/actions.ts';
import { Screens } from './remote-screens.tsx';
import { renderScreens } from './testing/render-screens.tsx';

it('the section says when it is opened, for the commands that wait for it', async () => {
  const { store } = renderScreens(menu('Postres: flan'), {
    screens: { '*': Screens },
    at: '/panel/menu/wifi',
  });
  await screen.findByRole('switch');
  expect(store.dispatched).toContain(sectionOpened.type);
});
