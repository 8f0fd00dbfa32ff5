import { firstSteps, type FirstStep, type Menu } from '@carta/domain';
import { Link, LinkButton } from '@carta/ui';
import { Check, ChevronRight } from 'lucide-react';
import styles from './first-steps-card.module.css';
import { useScreenPath } from './use-screen-path.ts';

const HEADING = 'first-steps';

/** What is left to do until the menu can be published. Only the next step has a button. [FIRST-2] */
export function FirstStepsCard({ menu }: { readonly menu: Menu }) {
  const pathOf = useScreenPath();
  const steps = firstSteps(menu);
  const done = steps.filter(isDone).length;
  const next = steps.find((step) => !isDone(step));
  return (
    <section className={styles.card} aria-labelledby={HEADING}>
      <header className={styles.header}>
        <h2 id={HEADING}>Primeros pasos</h2>
        <p>
          {done} de {steps.length}
        </p>
      </header>
      <div className={styles.progress} aria-hidden>
        {steps.map(({ title, progress }) => (
          <progress key={title} value={progress} />
        ))}
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className={step === next ? styles.next : styles.step}>
            <Step step={step} number={index + 1} isNext={step === next} path={pathOf(step.topic)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const isDone = ({ progress }: FirstStep) => progress === 1;

interface StepProps {
  readonly step: FirstStep;
  readonly number: number;
  readonly isNext: boolean;
  /** Undefined if there is no screen for the step. */
  readonly path: string | undefined;
}

function Step({ step, number, isNext, path }: StepProps) {
  if (isDone(step)) {
    return (
      <div className={styles.row}>
        <span className={styles.check}>
          <Check size={18} strokeWidth={2} role="img" aria-label="Hecho" />
        </span>
        <p className={styles.doneTitle}>{step.title}</p>
      </div>
    );
  }
  const words = (
    <>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{step.title}</span>
        <span className={styles.detail}>{step.detail}</span>
        {isNext && path && (
          <span className={styles.button}>
            <LinkButton href={path}>{step.action}</LinkButton>
          </span>
        )}
      </span>
    </>
  );
  if (isNext || !path) return <div className={styles.row}>{words}</div>;
  return (
    <Link className={styles.row} href={path}>
      {words}
      <ChevronRight className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
