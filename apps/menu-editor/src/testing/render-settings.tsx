import { settingsOf, type Business, type Menu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { SettingsStateContext } from '@carta/settings';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { selectSettings } from '../editor-reducer.ts';
import { editorStore } from './editor-store.ts';
import { accepted, fakeApi } from './fake-api.ts';

/** Renders a settings screen of a menu with these settings; the server answers with what `saved` makes of the sent body. */
export function renderSettings(
  Screen: ComponentType,
  saved: (body: Partial<Business>) => Partial<Business> = (body) => body,
  settings: Partial<Menu> = {},
) {
  const stored = menu('Tapas: croquetas', settings);
  const { api, sent } = fakeApi(stored, {
    updateBusiness: ({ body }) => accepted({ ...settingsOf(stored), ...saved(body), version: stored.version + 1 }),
  });
  render(
    <Provider store={editorStore(stored, api)}>
      <SettingsStateContext value={selectSettings}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </SettingsStateContext>
    </Provider>,
  );
  return { user: userEvent.setup(), bodies: () => sent.map(({ body }) => body) };
}
