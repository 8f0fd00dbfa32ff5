import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ICON_LINE } from '../icon.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  /** By default the label. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** The key that focuses it from elsewhere, drawn in it where there is a keyboard. */
  shortcut?: string;
}

/** A search input; Escape and its button clear it. */
export function SearchField({ label, placeholder = label, value, onChange, shortcut }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div role="search" className={styles.frame}>
      <Search size={20} strokeWidth={ICON_LINE} aria-hidden className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.control}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        aria-keyshortcuts={shortcut}
        enterKeyHint="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && value !== '' && clear()}
      />
      {shortcut && value === '' && (
        <kbd className={styles.shortcut} aria-hidden>
          {shortcut}
        </kbd>
      )}
      {value !== '' && <IconButton variant="muted" label="Borrar búsqueda" icon={X} onClick={clear} />}
    </div>
  );
}
