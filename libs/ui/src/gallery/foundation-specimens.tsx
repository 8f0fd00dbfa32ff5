import { Price } from '../price/price.tsx';
import { classNames } from '../class-names.ts';
import { Specimen } from './specimen.tsx';
import styles from './foundation-specimens.module.css';

const COLORS = [
  'ground',
  'paper',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-muted',
  'accent',
  'accent-soft',
  'success',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'star',
];

const TEXTS = [
  { size: '2xl', sample: 'Inicio' },
  { size: 'xl', sample: 'Agregar productos' },
  { size: 'l', sample: 'Platos principales' },
  { size: 'm', sample: 'Sorrentinos de jamón y muzzarella' },
  { size: 's', sample: 'Hasta 0,5 MB' },
  { size: 'xs', sample: 'Agotado' },
];

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8];
const RADII = ['s', 'm', 'l', 'xl'];
const SHADOWS = [1, 2, 3];

/** Colours, typeface, price, spaces, radii and shadows. */
export function FoundationSpecimens() {
  return (
    <>
      <Specimen name="Color">
        <ul className={styles.colors}>
          {COLORS.map((color) => (
            <li key={color}>
              <div className={styles.swatch} style={{ background: `var(--color-${color})` }} />
              {color}
            </li>
          ))}
        </ul>
      </Specimen>
      <div className={styles.columns}>
        <Specimen name="Tipografía: Archivo">
          <ul className={styles.texts}>
            {TEXTS.map(({ size, sample }) => (
              <li key={size}>
                <span className={styles.size}>{size}</span>
                <span className={classNames(styles.sample, styles[`text-${size}`])}>{sample}</span>
              </li>
            ))}
          </ul>
        </Specimen>
        <div className={styles.measures}>
          <Specimen name="Precio">
            <div className={styles.prices}>
              <span className={styles['text-2xl']}>
                <Price price={{ currency: '$', big: 21500, small: '00' }} />
              </span>
              <span className={styles['text-l']}>
                <Price price={{ currency: '$', big: 12500, small: '50' }} />
              </span>
              <Price price={{ currency: '$', big: 0, small: '00' }} />
              <Price price={{ currency: '$', big: 8600, small: '00' }} muted />
              <div className={styles.column}>
                {[6900, 12500, 111110].map((big) => (
                  <Price key={big} price={{ currency: '$', big, small: '00' }} />
                ))}
              </div>
            </div>
          </Specimen>
          <Specimen name="Espacio">
            <ul className={styles.row}>
              {SPACES.map((step) => (
                <li key={step}>
                  <div
                    className={styles.space}
                    style={{ width: `var(--space-${step})`, height: `var(--space-${step})` }}
                  />
                  {step}
                </li>
              ))}
            </ul>
          </Specimen>
          <Specimen name="Radio y sombra">
            <ul className={styles.row}>
              {RADII.map((radius) => (
                <li key={radius} className={styles.box} style={{ borderRadius: `var(--radius-${radius})` }}>
                  {radius}
                </li>
              ))}
              {SHADOWS.map((shadow) => (
                <li
                  key={shadow}
                  className={classNames(styles.box, styles.shadow)}
                  style={{ boxShadow: `var(--shadow-${shadow})` }}
                >
                  {shadow}
                </li>
              ))}
            </ul>
          </Specimen>
        </div>
      </div>
    </>
  );
}
