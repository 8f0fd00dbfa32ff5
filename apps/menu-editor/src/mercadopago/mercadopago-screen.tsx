import {
  canSaveMercadoPago,
  mercadoPagoChanges,
  TEXT_LIMITS,
  tokenState,
  type MercadoPago,
  type MercadoPagoDraft,
} from '@carta/domain';
import { selectMenu, useDispatch, useSelector } from '@carta/panel';
import { SettingsForm, settingsSubmitted, useSettings } from '@carta/settings';
import { Button, Card, HelpTip, LinkButton, PasswordField, Switch } from '@carta/ui';
import { ExternalLink, Trash2 } from 'lucide-react';
import words from '../words.module.css';
import styles from './mercadopago-screen.module.css';
import { HowToCharge, TokenAdvice, TokenStatus } from './token-status.tsx';

const TOKEN_PAGE = 'https://www.mercadopago.com.ar/developers/panel/app';

/** 'MercadoPago': the token with which diners pay online, and whose it is. [TOKEN-4] */
export function MercadoPagoScreen() {
  const menu = useSelector(selectMenu);
  return menu && <MercadoPagoForm stored={menu.mercadoPago} timeZone={menu.timeZone} />;
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

const FORM = 'mercadopago';

const SECRETS = ['accessToken'] as const;

type Draft = MercadoPago & { readonly accessToken?: string | undefined };

function MercadoPagoForm({ stored, timeZone }: { readonly stored: Draft; readonly timeZone: string }) {
  const dispatch = useDispatch();
  const settings = useSettings({
    form: FORM,
    stored,
    changesOf: (draft: Draft) => [{ body: { mercadoPago: mercadoPagoChanges(stored, typedOf(draft)) } }],
    canSave: (before, draft) => canSaveMercadoPago(before, typedOf(draft)),
    afterSave: { accessToken: undefined },
    secrets: SECRETS,
  });
  const { draft, edit, issueAt, phase } = settings;
  const issue = issueAt('mercadoPago.accessToken');
  const isReplaced = draft.accessToken !== undefined;
  /** The server asks whose the token is with each save. [TOKEN-6] */
  const check = () =>
    void dispatch(settingsSubmitted({ form: FORM, changes: [{ body: { mercadoPago: { active: stored.active } } }] }));
  return (
    <SettingsForm settings={settings}>
      <Card>
        <Switch label="Activar" checked={draft.active} onChange={(active) => edit({ active })} />
      </Card>
      {stored.tokenSet && !isReplaced && (
        <TokenStatus stored={stored} timeZone={timeZone} isChecking={phase === 'saving'} onCheck={check} />
      )}
      {!stored.tokenSet && (
        <p className={words.muted}>
          Sin un token tus clientes lo ven como una forma de pago, y el pago se arregla contigo.
        </p>
      )}
      <div className={styles.token}>
        <PasswordField
          label="Token de acceso"
          autoComplete="off"
          maxLength={TEXT_LIMITS.other}
          placeholder={stored.tokenSet ? `Guardado, termina en ${stored.last4}` : ''}
          hint={hintFor(stored, draft)}
          value={draft.accessToken ?? ''}
          error={issue}
          // An empty field keeps the stored token; a button deletes it.
          onChange={({ target }) => edit({ accessToken: target.value || undefined })}
        />
        <HelpTip label="¿Qué es el token de acceso?">
          Es una clave de tu cuenta de MercadoPago, larga y con el comienzo APP_USR. La encuentras en el panel de
          desarrolladores, en «Credenciales de producción».
        </HelpTip>
      </div>
      {issue !== undefined && <TokenAdvice />}
      <div className={styles.steps}>
        {stored.tokenSet && draft.accessToken !== '' && (
          <Button variant="quiet" icon={Trash2} onClick={() => edit({ accessToken: '' })}>
            Quitar el token guardado
          </Button>
        )}
        <LinkButton variant="quiet" icon={ExternalLink} href={TOKEN_PAGE} target="_blank" rel="noopener">
          Obtener mi token
        </LinkButton>
      </div>
      {tokenState(stored) === 'connected' && <HowToCharge />}
    </SettingsForm>
  );
}
