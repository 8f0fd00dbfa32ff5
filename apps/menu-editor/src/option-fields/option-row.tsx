import { declare, isNeutral, parsePrice, type GroupRule } from '@carta/domain';
import { useCannotOpen } from '@carta/panel';
import { Button, IconButton, Menu, MenuItem, Price, Sheet, Switch, Tag, TextField } from '@carta/ui';
import { Check, Eye, EyeOff, PackageCheck, PackageMinus, PackageX, Pencil, Trash2, WheatOff } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { DangerItem } from '../danger-item.tsx';
import { DietFields } from '../diet-fields/diet-fields.tsx';
import { optionName, type GroupErrors, type OptionDraft } from './group-draft.ts';
import plain from '../plain-button.module.css';
import words from '../words.module.css';
import styles from './option-row.module.css';

interface OptionRowProps {
  readonly option: OptionDraft;
  readonly pricing: GroupRule['pricing'];
  /** False if it cannot be sold out yet. */
  readonly sells: boolean;
  readonly editing: boolean;
  readonly autoFocus: boolean;
  readonly errors: GroupErrors['byOption'][string] | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  /** Begins the next option. */
  readonly onNext: () => void;
  readonly onChange: (option: OptionDraft) => void;
  readonly onRemove: () => void;
}

/** An option beside its handle: its name and price, or the fields for them. */
export function OptionRow({ option, pricing, sells, editing, onEdit, onChange, onRemove, ...rest }: OptionRowProps) {
  const [declaring, setDeclaring] = useState(false);
  const { show, soldOut } = option;
  const title = optionName(option);
  return (
    <div className={styles.option} data-hidden={show ? undefined : ''}>
      {editing ? (
        <OptionFields option={option} onChange={onChange} {...rest} />
      ) : (
        <button type="button" className={`${plain.button} ${styles.words}`} onClick={onEdit}>
          <span className={`${words.line} ${styles.title}`}>
            {title}
            {soldOut && <Tag tone="danger">Agotado</Tag>}
            {!show && <Tag icon={EyeOff}>Oculto</Tag>}
          </span>
          <OptionPrice typed={option.price} pricing={pricing} />
        </button>
      )}
      <Menu label={`Más acciones de ${title}`} onCannotOpen={useCannotOpen()}>
        {!editing && (
          <MenuItem icon={Pencil} onSelect={onEdit}>
            Editar
          </MenuItem>
        )}
        {sells && soldOut && (
          <MenuItem
            icon={PackageCheck}
            description="Al guardar"
            onSelect={() => onChange({ ...option, soldOut: false })}
          >
            Volver a vender
          </MenuItem>
        )}
        {sells && !soldOut && (
          <MenuItem
            icon={PackageX}
            description="Hasta mañana a las 05.00"
            onSelect={() => onChange({ ...option, soldOut: true })}
          >
            Agotado hoy
          </MenuItem>
        )}
        {sells && soldOut !== 'until-back' && (
          <MenuItem
            icon={PackageMinus}
            description="Hasta que lo reactives"
            onSelect={() => onChange({ ...option, soldOut: 'until-back' })}
          >
            Agotado sin fecha
          </MenuItem>
        )}
        <MenuItem icon={show ? EyeOff : Eye} onSelect={() => onChange({ ...option, show: !show })}>
          {show ? 'Ocultar' : 'Mostrar'}
        </MenuItem>
        <MenuItem icon={WheatOff} onSelect={() => setDeclaring(true)}>
          Alérgenos y dietas
        </MenuItem>
        <DangerItem icon={Trash2} onSelect={onRemove}>
          Eliminar
        </DangerItem>
      </Menu>
      {declaring && (
        <Sheet
          open
          title={`Alérgenos de ${title}`}
          onClose={() => setDeclaring(false)}
          actions={
            <Button wide onClick={() => setDeclaring(false)}>
              Listo
            </Button>
          }
        >
          <div className={styles.declared}>
            <Switch
              label="No cambia alérgenos ni dietas"
              detail="Por ejemplo, un punto de cocción"
              checked={isNeutral(option)}
              onChange={(checked) => onChange({ ...option, neutral: checked || undefined })}
            />
            {!isNeutral(option) && (
              <DietFields
                declared={[option]}
                onChange={(change) => onChange({ ...option, ...declare(option, change) })}
              />
            )}
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** '+ $ 2.200,00' for an extra, '$ 9.500,00' for a size; as typed while it is no price. */
function OptionPrice({ typed, pricing }: { readonly typed: string; readonly pricing: GroupRule['pricing'] }) {
  const price = parsePrice(typed.trim() === '' ? '0' : typed);
  return (
    <span className={styles.price}>
      {pricing === 'add' && '+ '}
      {price.ok ? <Price price={price.value} /> : typed}
    </span>
  );
}

type OptionFieldsProps = Pick<OptionRowProps, 'option' | 'autoFocus' | 'errors' | 'onClose' | 'onNext' | 'onChange'>;

function OptionFields({ option, autoFocus, errors, onClose, onNext, onChange }: OptionFieldsProps) {
  const price = useRef<HTMLInputElement>(null);
  /** Enter goes on to the price, and from there to the next option. */
  const goOnWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.target === price.current) onNext();
    else price.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className={styles.fields} onKeyDown={closeOnEscape}>
      <TextField
        label="Nombre de la opción"
        look="floating"
        autoComplete="off"
        enterKeyHint="next"
        autoFocus={autoFocus}
        value={option.title}
        error={errors?.title}
        onChange={({ target }) => onChange({ ...option, title: target.value })}
        onKeyDown={goOnWithEnter}
      />
      <div className={styles.priceField}>
        <TextField
          ref={price}
          label="Precio"
          look="floating"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          value={option.price}
          error={errors?.price}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange({ ...option, price: target.value })}
          onKeyDown={goOnWithEnter}
        />
        <IconButton label={`Listo con ${option.title.trim() || 'la opción'}`} icon={Check} onClick={onClose} />
      </div>
    </div>
  );
}
