/** @jsxImportSource #dom */
import { ORDER_QUANTITY } from '@carta/domain';
import { Icon } from './icon.tsx';
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
  const { remove, less, more } = cartaWords;
  return (
    <span class={styles.quantity}>
      <button
        type="button"
        aria-label={`${bin ? remove : less} ${of}`.trim()}
        disabled={!removes && value === 1}
        onclick={() => onChange(value - 1)}
      >
        <Icon of={bin ? 'bin' : 'minus'} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={`${more} ${of}`.trim()}
        disabled={value === ORDER_QUANTITY}
        onclick={() => onChange(value + 1)}
      >
        <Icon of="plus" />
      </button>
    </span>
  );
}
