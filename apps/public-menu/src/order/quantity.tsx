/** @jsxImportSource preact */
import { ORDER_QUANTITY } from '@carta/domain';
import { Icon } from './modal.tsx';
import styles from './order.module.css';

interface QuantityProps {
  /** Follows 'Menos' and 'Más' in their names. */
  readonly of?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The bin in the place of the minus, at 1. */
  readonly removes?: boolean;
}

export function Quantity({ of = '', value, onChange, removes = false }: QuantityProps) {
  const bin = removes && value === 1;
  return (
    <span class={styles.quantity}>
      <button
        type="button"
        aria-label={`${bin ? cartaWords.remove : cartaWords.less} ${of}`.trim()}
        disabled={!removes && value === 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon path={bin ? 'M4 7h16M10 4h4M6 7l1 13h10l1-13M10 11v5M14 11v5' : 'M6 12h12'} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={`${cartaWords.more} ${of}`.trim()}
        disabled={value === ORDER_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        <Icon path="M12 6v12M6 12h12" />
      </button>
    </span>
  );
}
