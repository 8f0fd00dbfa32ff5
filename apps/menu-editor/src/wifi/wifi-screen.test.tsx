import { screen } from '@testing-library/react';
import { renderSettings } from '../testing/render-settings.tsx';
import { WifiScreen } from './wifi-screen.tsx';

describe('WiFi', () => {
  it('[WIFI-3] an active network without a name shows a warning until it has one', async () => {
    const { user } = renderSettings(WifiScreen);
    await user.click(screen.getByRole('switch', { name: 'Activar' }));
    expect(screen.getByText(/los comensales no lo ven: falta el nombre de la red/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Nombre de la red' }), 'Patio');
    expect(screen.queryByText(/falta/)).not.toBeInTheDocument();
  });
});
