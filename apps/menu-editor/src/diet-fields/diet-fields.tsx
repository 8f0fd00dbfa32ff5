import {
  allergenList,
  ALLERGEN_NAMES,
  ALLERGENS,
  allergensSummary,
  commonAllergen,
  commonDiet,
  commonSuggestion,
  DIET_NAMES,
  type Allergen,
  type Declared,
  type DeclaredChange,
  type Diet,
} from '@carta/domain';
import { Alert, Button, SegmentedControl, ToggleChip, type Icon } from '@carta/ui';
import { ChevronDown, ChevronUp, Flame, Leaf, Vegan, WheatOff } from 'lucide-react';
import { useId, useState } from 'react';
import plain from '../plain-button.module.css';
import words from '../words.module.css';
import styles from './diet-fields.module.css';

const CHIPS: readonly { diet: Diet; icon: Icon }[] = [
  { diet: 'vegetarian', icon: Leaf },
  { diet: 'vegan', icon: Vegan },
  { diet: 'spicy', icon: Flame },
];

/** The most asked for; the others follow one press later. */
const FIRST: readonly Allergen[] = ['gluten', 'milk', 'eggs', 'soy'];
const OTHERS = ALLERGENS.filter((code) => !FIRST.includes(code));

const STATES = [
  { value: 'contains', label: 'Contiene', tone: 'danger' },
  { value: 'free', label: 'Libre', tone: 'success' },
  { value: 'unstated', label: 'Sin dato' },
] as const;

interface DietFieldsProps {
  /** What the products declare, or the one product. */
  readonly declared: readonly Declared[];
  readonly error?: string | undefined;
  readonly onChange: (change: DeclaredChange) => void;
}

/** What a product, an option or a whole category suits and contains: four quick chips, and each allergen in three states. [DECL-4] */
export function DietFields({ declared, error, onChange }: DietFieldsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const gluten = commonAllergen(declared, 'gluten');
  const withoutGluten = declared.some(({ allergens }) => allergens?.gluten === 'free');
  const suggested = commonSuggestion(declared);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <div className={styles.fields}>
      <div role="group" aria-labelledby={`${id}-suits`}>
        <p id={`${id}-suits`} className={words.label}>
          Apto para
        </p>
        <div className={styles.chips}>
          <ToggleChip
            icon={WheatOff}
            pressed={gluten === null && withoutGluten ? 'mixed' : gluten === 'free'}
            onToggle={() => onChange({ allergens: { gluten: gluten === 'free' ? 'unstated' : 'free' } })}
          >
            Sin TACC
          </ToggleChip>
          {CHIPS.map(({ diet, icon }) => {
            const has = commonDiet(declared, diet);
            return (
              <ToggleChip
                key={diet}
                icon={icon}
                pressed={has ?? 'mixed'}
                onToggle={() => onChange({ diets: { [diet]: has !== true } })}
              >
                {DIET_NAMES[diet]}
              </ToggleChip>
            );
          })}
        </div>
      </div>
      {error !== undefined && <Alert>{error}</Alert>}
      {suggested.length > 0 && (
        <div className={styles.suggestion}>
          <p>{`¿También libre de ${allergenList(suggested)}?`}</p>
          <Button
            variant="secondary"
            onClick={() => onChange({ allergens: Object.fromEntries(suggested.map((code) => [code, 'free'])) })}
          >
            Marcar libre
          </Button>
        </div>
      )}
      <div data-preview="allergens">
        <p className={words.label}>Alérgenos</p>
        <div className={styles.card}>
          <button
            type="button"
            className={`${plain.button} ${styles.disclosure}`}
            aria-expanded={open}
            aria-labelledby={`${id}-more`}
            aria-describedby={`${id}-summary`}
            onClick={() => setOpen(!open)}
          >
            <span>
              <span id={`${id}-more`} className={styles.more}>
                Más alérgenos
              </span>
              <span id={`${id}-summary`} className={`${words.detail} ${styles.summary}`}>
                {summaryOf(declared)}
              </span>
            </span>
            <Chevron size={20} strokeWidth={1.75} aria-hidden />
          </button>
          {open && <AllergenRows declared={declared} onChange={onChange} />}
        </div>
        <p className={`${words.detail} ${styles.hint}`}>«Sin dato» se ve como «no declarado», no como libre.</p>
      </div>
    </div>
  );
}

function AllergenRows({ declared, onChange }: Pick<DietFieldsProps, 'declared' | 'onChange'>) {
  const [all, setAll] = useState(false);
  return (
    <>
      {[...FIRST, ...(all ? OTHERS : [])].map((code) => (
        <div key={code} className={styles.row}>
          <SegmentedControl
            look="line"
            label={ALLERGEN_NAMES[code]}
            options={STATES}
            value={commonAllergen(declared, code)}
            onChange={(state) => onChange({ allergens: { [code]: state } })}
          />
        </div>
      ))}
      <button
        type="button"
        className={`${plain.button} ${styles.others}`}
        aria-expanded={all}
        onClick={() => setAll(!all)}
      >
        {all ? 'Ver menos' : `Ver los otros ${OTHERS.length}`}
        {all ? (
          <ChevronUp size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        )}
      </button>
    </>
  );
}

/** Of several products only what all of them say; what they say differently is counted. */
function summaryOf(declared: readonly Declared[]): string {
  const [first] = declared;
  if (declared.length === 1 && first) return allergensSummary(first.allergens ?? {});
  const varied = ALLERGENS.filter((code) => commonAllergen(declared, code) === null);
  return varied.length > 0
    ? `Distinto según el producto: ${allergenList(varied)}`
    : allergensSummary(first?.allergens ?? {});
}
