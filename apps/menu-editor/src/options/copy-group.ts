import { copyTitle, newKey, type OptionGroup } from '@carta/domain';
import type { GroupValues } from '../outbox/commands/group-values.ts';

/** Returns the values of a copy: '(copia)' behind its title, every option with a key of its own and on sale. */
export function copyOfGroup({ title, pricing, min, max, options }: OptionGroup): GroupValues {
  return {
    title: copyTitle(title),
    rule: { pricing, min, max },
    options: options.map(({ soldOutUntil: _, ...option }) => ({ ...option, key: newKey() })),
  };
}
