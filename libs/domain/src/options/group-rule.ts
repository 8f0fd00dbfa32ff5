import { choiceWords, type OptionGroup } from './option-group.ts';
import { numberOr } from '../number-or.ts';

/** How many options of a group are chosen, and what their prices do. */
export type GroupRule = Pick<OptionGroup, 'pricing' | 'min' | 'max'>;

/** Returns the rule of a group as owners read it: 'Elegir 1' for a size, 'Obligatorio, elegir 1', 'Obligatorio, de 1 a 3', 'Hasta 3'. [CHOOSE-1] */
export function ruleWords({ pricing, min, max }: GroupRule): string {
  if (pricing === 'replace') return choiceWords({ min: 1, max: 1 });
  if (min === 0) return `Hasta ${numberOr(max, 1)}`;
  return `Obligatorio, ${choiceWords({ min, max }).toLowerCase()}`;
}

/** Returns the rule within what `count` options allow: a size has exactly one, anything else from 1 to `count` at most. What is no number counts as 1. [CHOOSE-2] */
export function ruleWithin({ pricing, ...rule }: GroupRule, count: number): GroupRule {
  if (pricing === 'replace') return { pricing, min: 1, max: 1 };
  const max = Math.max(1, Math.min(numberOr(rule.max, 1), numberOr(count, 1)));
  return { pricing, min: Math.min(numberOr(rule.min, 1), max), max };
}
