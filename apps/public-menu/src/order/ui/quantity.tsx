/** @jsxImportSource preact */
import { ORDER_QUANTITY } from '@carta/domain';
import buttons from './buttons.module.css';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';

interface QuantityProps {
  /** Follows 'Menos' and 'Más' in their names. */
  readonly of?: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Called by the bin that takes the place of the minus at 1. */
  readonly onRemove?: () => void;
}

export function Quantity({ of = '', value, onChange, onRemove }: QuantityProps) {
  const removes = onRemove !== undefined && value === 1;
  const { remove, less, more } = cartaWords;
  return (
    <span class={styles.quantity}>
      <button
        type="button"
        class={buttons.icon}
        aria-label={`${removes ? remove : less} ${of}`.trim()}
        disabled={!removes && value === 1}
        onClick={() => (removes ? onRemove() : onChange(value - 1))}
      >
        <Icon of={removes ? 'bin' : 'minus'} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        class={buttons.icon}
        aria-label={`${more} ${of}`.trim()}
        disabled={value === ORDER_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        <Icon of="plus" />
      </button>
    </span>
  );
}
