import { formatCents, type SalesReport, unbrokenPrices } from '@carta/domain';

type Charges = SalesReport['charges'];

/** 'Cobrado en línea $ 1.114.000,00, devuelto $ 48.900,00'; '' where nothing was charged. [SALES-8] */
export const chargedWords = (charges: Charges): string =>
  sentence([{ words: 'cobrado en línea', cents: charges.paid }, ...besidePaid(charges)]);

/** 'Devuelto $ 48.900,00': what stands below the sum that was charged online; '' for nothing. [SALES-8] */
export const besidePaidWords = (charges: Charges): string => sentence(besidePaid(charges));

const besidePaid = ({ refunded, open, fees }: Charges) => [
  { words: 'cargos de MercadoPago', cents: fees },
  { words: 'devuelto', cents: refunded },
  { words: 'sin confirmar', cents: open },
];

function sentence(parts: readonly { readonly words: string; readonly cents: number }[]): string {
  const said = parts
    .filter(({ cents }) => cents > 0)
    .map(({ words, cents }) => `${words} ${unbrokenPrices(formatCents(cents))}`)
    .join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
