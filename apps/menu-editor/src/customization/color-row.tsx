import { colorProblem, formatColor, parseColor, rgbOf } from '@carta/domain';
import { CodeField, Row } from '@carta/ui';
import { useState } from 'react';
import styles from './rows.module.css';

interface ColorRowProps {
  /** Content of the text box, valid or not. */
  readonly typed: string;
  /** The last valid colour. */
  readonly color: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** The menu's main colour, from a colour picker or a text box. */
export function ColorRow({ typed, color, error, onChange }: ColorRowProps) {
  const [typing, setTyping] = useState(false);
  const parsed = parseColor(typed);
  const leave = () => {
    setTyping(false);
    if (parsed.ok) onChange(parsed.value);
  };
  return (
    <Row
      start={
        <input
          type="color"
          className={styles.swatch}
          aria-label="Elegir color"
          value={formatColor(rgbOf(color))}
          onChange={({ target }) => onChange(target.value)}
        />
      }
      title="Color principal"
      end={
        <span className={styles.code}>
          <CodeField
            look="bare"
            label="Color principal"
            placeholder="#RRGGBB"
            maxLength={7}
            value={typed}
            error={error ?? (typing ? undefined : colorProblem(typed))}
            onFocus={() => setTyping(true)}
            onBlur={leave}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      }
    />
  );
}
