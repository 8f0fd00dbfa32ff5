import { useId, type ComponentProps } from 'react';
import { Card } from '../card/card.tsx';
import { Switch } from './switch.tsx';
import styles from './switch-card.module.css';

interface SwitchCardProps extends Omit<ComponentProps<typeof Switch>, 'detail' | 'aria-describedby'> {
  /** What it does; the accessible description of the switch. */
  purpose: string;
}

/** A card with a switch, with what it does, and with what is set while it is on. */
export function SwitchCard({ purpose, children, ...rest }: SwitchCardProps & Pick<ComponentProps<'div'>, 'children'>) {
  const id = useId();
  return (
    <Card>
      <Switch {...rest} aria-describedby={id} />
      <p id={id} className={styles.purpose}>
        {purpose}
      </p>
      {children}
    </Card>
  );
}
