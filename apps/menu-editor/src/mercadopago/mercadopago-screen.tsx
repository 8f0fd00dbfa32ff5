import {
  canSaveMercadoPago,
  mercadoPagoChanges,
  TEXT_LIMITS,
  type MercadoPago,
  type MercadoPagoDraft,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { SettingsForm, useSettings } from '@carta/settings';
import { Button, Card, HelpTip, LinkButton, PasswordField, Switch } from '@carta/ui';
import { ExternalLink, Trash2 } from 'lucide-react';
import words from '../words.module.css';
import styles from './mercadopago-screen.module.css';

const TOKEN_PAGE = 'https://www.mercadopago.com.ar/developers/panel/app';

/** 'MercadoPago': offered to diners as a payment method; Carta charges nothing. */
export function MercadoPagoScreen() {
  const menu = useSelector(selectMenu);
  return menu && <MercadoPagoForm stored={menu.mercadoPago} />;
}

function typedOf({ active, accessToken }: Draft): MercadoPagoDraft {
  return accessToken === undefined ? { active } : { active, accessToken };
}

function hintFor({ tokenSet }: MercadoPago, { accessToken }: Draft): string | undefined {
  if (!tokenSet) return undefined;
  return accessToken === ''
    ? 'Se quitará al guardar.'
    : 'Escribe otro para cambiarlo. Lo guardado no se vuelve a mostrar.';
}

const SECRETS = ['accessToken'] as const;

type Draft = MercadoPago & { readonly accessToken?: string | undefined };

function MercadoPagoForm({ stored }: { readonly stored: Draft }) {
  const settings = useSettings({
    form: 'mercadopago',
    stored,
    changesOf: (draft: Draft) => [{ body: { mercadoPago: mercadoPagoChanges(stored, typedOf(draft)) } }],
    canSave: (before, draft) => canSaveMercadoPago(before, typedOf(draft)),
    afterSave: { accessToken: undefined },
    secrets: SECRETS,
  });
  const { draft, edit, issueAt } = settings;
  return (
    <SettingsForm settings={settings}>
      <Card>
        <Switch label="Activar" checked={draft.active} onChange={(active) => edit({ active })} />
      </Card>
      <p className={words.muted}>
        Tus clientes lo ven como una forma de pago. Por ahora Carta no cobra nada: el pago se arregla contigo.
      </p>
      <div className={styles.token}>
        <PasswordField
          label="Token de acceso"
          autoComplete="off"
          maxLength={TEXT_LIMITS.other}
          placeholder={stored.tokenSet ? `Guardado, termina en ${stored.last4}` : ''}
          hint={hintFor(stored, draft)}
          value={draft.accessToken ?? ''}
          error={issueAt('mercadoPago.accessToken')}
          // An empty field keeps the stored token; a button deletes it.
          onChange={({ target }) => edit({ accessToken: target.value || undefined })}
        />
        <HelpTip label="¿Qué es el token de acceso?">
          Es una clave de tu cuenta de MercadoPago, larga y con el comienzo APP_USR. La encuentras en el panel de
          desarrolladores, en «Credenciales de producción».
        </HelpTip>
      </div>
      {stored.tokenSet && draft.accessToken !== '' && (
        <Button variant="quiet" icon={Trash2} onClick={() => edit({ accessToken: '' })}>
          Quitar el token guardado
        </Button>
      )}
      <LinkButton variant="quiet" icon={ExternalLink} href={TOKEN_PAGE} target="_blank" rel="noopener">
        Obtener mi token
      </LinkButton>
    </SettingsForm>
  );
}
