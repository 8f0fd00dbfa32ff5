import { canSaveTransfer, TEXT_LIMITS, type Transfer } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { CodeField, SwitchCard, TextField } from '@carta/ui';

const CONFLICT = [
  { label: 'Alias', textOf: ({ alias }: Transfer) => alias },
  { label: 'Titular', textOf: ({ holder }: Transfer) => holder },
];

/** 'Transferencia': the account to which diners pay their order. [TRANSFER-1] [TRANSFER-2] */
export function TransferScreen() {
  const menu = useSelector(selectMenu);
  return menu && <TransferForm stored={menu.transfer} />;
}

function TransferForm({ stored }: { readonly stored: Transfer }) {
  const settings = useSettings({
    form: 'transfer',
    stored,
    changesOf: (draft) => [{ body: { transfer: draft } }],
    canSave: canSaveTransfer,
  });
  const { draft, edit } = settings;
  const isMissing = draft.active && draft.alias.trim() === '';
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <SwitchCard
        label="Activar transferencia"
        purpose="Al pedir, tus clientes ven el alias y el monto, y los copian para pagar."
        checked={draft.active}
        onChange={(active) => edit({ active })}
      />
      <CodeField
        label="Alias"
        placeholder="la.higuera.mp"
        maxLength={TEXT_LIMITS.other}
        hint="El alias, CBU o CVU de la cuenta."
        {...bindText(settings, 'alias', {
          path: 'transfer.alias',
          problem: isMissing ? 'Escribe el alias de la cuenta' : undefined,
        })}
      />
      <TextField
        label="Titular"
        placeholder="La Higuera SRL"
        autoComplete="off"
        maxLength={TEXT_LIMITS.other}
        hint="A nombre de quién está, para que tus clientes lo comprueben."
        {...bindText(settings, 'holder', { path: 'transfer.holder' })}
      />
    </SettingsForm>
  );
}
