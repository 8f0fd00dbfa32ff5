import {
  formatPrice,
  isChanged,
  netPrice,
  parsePrice,
  PRICE_PROBLEMS,
  TEXT_LIMITS,
  typedPrice,
  type Legal,
  type Price,
  unbrokenPrices,
} from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { bindText, SettingsForm, useSettings } from '@carta/settings';
import { SwitchCard, TextArea, TextField } from '@carta/ui';
import { useMemo } from 'react';
import styles from './legal-screen.module.css';

/** The charge as it is typed; `charged` false is none. */
interface Draft extends Pick<Legal, 'netPrices' | 'notice'> {
  readonly charged: boolean;
  readonly charge: string;
  readonly chargeText: string;
}

const CONFLICT = [
  { label: 'Precio del cubierto', textOf: ({ charge }: Draft) => charge },
  { label: 'Qué incluye', textOf: ({ chargeText }: Draft) => chargeText },
  { label: 'Aviso', textOf: ({ notice }: Draft) => notice },
];

const EXAMPLE: Price = { currency: '$', big: 12_100, small: '00' };

/** 'Datos legales': net prices, the charge for the table and a notice. [LAW-2] */
export function LegalScreen() {
  const menu = useSelector(selectMenu);
  return menu && <LegalForm legal={menu.legal} />;
}

function LegalForm({ legal }: { readonly legal: Legal }) {
  const settings = useSettings<Draft>({
    form: 'legal',
    stored: useMemo(() => draftOf(legal), [legal]),
    changesOf: (draft) => [{ body: { legal: legalOf(draft) } }],
    canSave: (stored, draft) => isChanged(stored, draft) && chargeProblem(draft) === undefined,
  });
  const { draft, edit } = settings;
  return (
    <SettingsForm settings={settings} conflictFields={CONFLICT}>
      <SwitchCard
        label="Precio sin impuestos nacionales"
        purpose={unbrokenPrices(
          `Debajo de cada precio, los comensales leen cuánto es sin IVA: ${formatPrice(EXAMPLE)} son ${formatPrice(netPrice(EXAMPLE))}.`,
        )}
        checked={draft.netPrices}
        onChange={(netPrices) => edit({ netPrices })}
      />
      <SwitchCard
        label="Cubierto"
        purpose="Los comensales ven antes de pedir cuánto se cobra por sentarse y qué incluye."
        data-preview="information"
        checked={draft.charged}
        onChange={(charged) => edit({ charged })}
      >
        {draft.charged && (
          <div className={styles.fields}>
            <TextField
              label="Precio del cubierto"
              data-preview="information"
              prefix="$"
              inputMode="decimal"
              autoComplete="off"
              {...bindText(settings, 'charge', {
                path: 'legal.tableCharge.price',
                problem: chargeProblem(draft),
              })}
            />
            <TextField
              label="Qué incluye"
              data-preview="information"
              placeholder="Pan, agua y servicio de mesa"
              maxLength={TEXT_LIMITS.other}
              {...bindText(settings, 'chargeText', { path: 'legal.tableCharge.text' })}
            />
          </div>
        )}
      </SwitchCard>
      <TextArea
        label="Aviso"
        data-preview="notice"
        hint="Se lee al final del menú: la razón social, una aclaración sobre los precios o sobre la cocina."
        maxLength={TEXT_LIMITS.notice}
        {...bindText(settings, 'notice', { path: 'legal.notice' })}
      />
    </SettingsForm>
  );
}

function draftOf({ netPrices, tableCharge, notice }: Legal): Draft {
  return {
    netPrices,
    notice,
    charged: tableCharge !== null,
    charge: tableCharge ? typedPrice(tableCharge.price) : '',
    chargeText: tableCharge?.text ?? '',
  };
}

/** What is typed for a charge that is switched off is not kept. */
function legalOf({ netPrices, notice, charged, charge, chargeText }: Draft): Legal {
  const price = parsePrice(charge);
  return { netPrices, notice, tableCharge: charged && price.ok ? { price: price.value, text: chargeText } : null };
}

function chargeProblem({ charged, charge }: Draft): string | undefined {
  const price = parsePrice(charge);
  return !charged || price.ok ? undefined : PRICE_PROBLEMS[price.reason];
}
