import { settingsOf } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { Provider } from '@carta/panel/shell';
import { SettingsStateContext } from '@carta/settings';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { selectSettings } from '../editor-reducer.ts';
import { editorStore } from '../testing/editor-store.ts';
import { fakeApi, refusedWith, accepted, type Answers } from '../testing/fake-api.ts';
import { InfoScreen } from './info-screen.tsx';

const MENU = menu('Tapas: croquetas');
const zone = () => screen.getByRole('combobox', { name: 'Zona horaria' });
const save = () => screen.getByRole('button', { name: 'Guardar' });

afterEach(() => jest.restoreAllMocks());

function show(answer?: Answers['updateBusiness']) {
  const updateBusiness: Answers['updateBusiness'] = (input) =>
    answer?.(input) ?? accepted({ ...settingsOf(MENU), ...input.body, version: 1 });
  const { api, sent } = fakeApi(MENU, { updateBusiness });
  render(
    <Provider store={editorStore(MENU, api)}>
      <SettingsStateContext value={selectSettings}>
        <MemoryRouter>
          <InfoScreen />
        </MemoryRouter>
      </SettingsStateContext>
    </Provider>,
  );
  return { user: userEvent.setup(), bodies: () => sent.map(({ body }) => body) };
}

describe('Información', () => {
  it('[ZONE-2] a changed time zone alone is sent as one field', async () => {
    const { user, bodies } = show();
    expect(zone()).toHaveValue('America/Argentina/Buenos_Aires');
    await user.selectOptions(zone(), 'America/Montevideo');
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([{ timeZone: 'America/Montevideo' }]);
    expect(save()).toBeDisabled();
  });

  it('a failed time zone is named, and the saved address stays saved', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, bodies } = show(({ body }) =>
      'timeZone' in body && !('modalInfo' in body)
        ? refusedWith('unavailable')
        : accepted({ ...settingsOf(MENU), modalInfo: body.modalInfo, version: 1 }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Dirección' }), 'Perú 500');
    await user.selectOptions(zone(), 'America/Montevideo');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo guardar: zona horaria.');
    expect(bodies()).toMatchObject([{ modalInfo: { address: 'Perú 500' } }, { timeZone: 'America/Montevideo' }]);
    await user.click(save());
    expect(bodies()).toHaveLength(3);
    expect(bodies()[2]).toEqual({ timeZone: 'America/Montevideo' });
  });
});
