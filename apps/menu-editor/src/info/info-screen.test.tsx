import { settingsOf, type Menu } from '@carta/domain';
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

function show(answer?: Answers['updateBusiness'], settings: Partial<Menu> = {}) {
  const stored = { ...MENU, ...settings };
  const updateBusiness: Answers['updateBusiness'] = (input) =>
    answer?.(input) ?? accepted({ ...settingsOf(stored), ...input.body, version: 1 });
  const { api, sent } = fakeApi(stored, { updateBusiness });
  render(
    <Provider store={editorStore(stored, api)}>
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
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('the switch of the diners’ PDF is sent as one field', async () => {
    const { user, bodies } = show();
    const pdf = screen.getByRole('switch', { name: 'PDF para comensales' });
    expect(pdf).not.toBeChecked();
    await user.click(pdf);
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([{ publicPdf: true }]);
  });

  it('[NAME-1] a changed name alone is sent as one field, and an empty one cannot be saved', async () => {
    const { user, bodies } = show();
    const name = screen.getByRole('textbox', { name: 'Nombre del negocio' });
    expect(name).toHaveValue('La Higuera');
    await user.clear(name);
    expect(name).toHaveAccessibleDescription('No puede estar vacío');
    expect(save()).toBeDisabled();
    await user.type(name, 'El Bodegón');
    await user.click(save());
    expect(await screen.findByText('Guardado')).toBeVisible();
    expect(bodies()).toEqual([{ name: 'El Bodegón' }]);
  });

  it('[NAME-1] a longer name that the operator gave does not keep the rest from being saved', async () => {
    const { user, bodies } = show(undefined, { name: 'x'.repeat(61) });
    await user.selectOptions(zone(), 'America/Montevideo');
    await user.click(save());
    expect(bodies()).toEqual([{ timeZone: 'America/Montevideo' }]);
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
