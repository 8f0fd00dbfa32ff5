import { isChanged, TEXT_LIMITS, wifiWarning, type Board } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { Banner, Card, CodeField, Switch } from '@carta/ui';
import { WifiCard } from './wifi-card.tsx';

type Wifi = Board['wifi'];

const CONFLICT = [
  { label: 'Activar', textOf: ({ active }: Wifi) => (active ? 'Sí' : 'No') },
  { label: 'Nombre de la red', textOf: ({ name }: Wifi) => name },
  { label: 'Contraseña de la red', textOf: ({ password }: Wifi) => password },
];

const SECRETS = ['password'] as const;

/** 'WiFi': the network's name and password, and a card with its QR code to print. */
export function WifiScreen() {
  const menu = useSelector(selectMenu);
  return menu && <WifiForm stored={menu.board.wifi} />;
}

function WifiForm({ stored }: { readonly stored: Wifi }) {
  const settings = useSettings({
    form: 'wifi',
    stored,
    changesOf: (wifi, business) => [{ body: { ...business, board: { ...business.board, wifi } } }],
    secrets: SECRETS,
  });
  const { draft, edit } = settings;
  const warning = wifiWarning(draft);
  const printable = stored.name !== '' && !isChanged(stored, draft);
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT} after={printable && <WifiCard wifi={stored} />}>
      <Card>
        <Switch label="Activar" checked={draft.active} onChange={(active) => edit({ active })} />
      </Card>
      {warning !== null && <Banner>{warning}</Banner>}
      <CodeField
        label="Nombre de la red"
        maxLength={TEXT_LIMITS.other}
        {...bindText(settings, 'name', { path: 'board.wifi.name' })}
      />
      <CodeField
        label="Contraseña de la red"
        maxLength={TEXT_LIMITS.other}
        {...bindText(settings, 'password', { path: 'board.wifi.password' })}
      />
    </SettingsForm>
  );
}
