import { newOptionGroup, nextOrder } from '@carta/domain';
import { groupsChanged } from '@carta/panel';
import type { CommandDefinition } from '../command.ts';
import { created } from './add.ts';
import type { GroupValues } from './group-values.ts';

interface GroupAddition {
  /** Key of the new group; it makes the addition idempotent. [KEY-1] */
  readonly key: string;
  readonly values: GroupValues;
}

/** Creates an option group behind the others. [OPT-1] */
export const addGroup: CommandDefinition<GroupAddition> = {
  send: async (api, { key, values }, { menu }) => {
    const params = { businessKey: menu.key, groupKey: key };
    return created(await api.createOptionGroup({ params, body: written(values) }), (group) => groupsChanged([group]));
  },
  optimistic: ({ key, values }, menu) => {
    const place = { business: menu.key, key, order: nextOrder(menu.optionGroups) };
    return [groupsChanged([{ ...newOptionGroup(written(values), place), _id: key, version: 0 }])];
  },
  records: ({ key }) => [key],
  creates: true,
  failure: { log: 'create option group' },
  showsAtOnce: true,
};

function written({ title, rule, options }: GroupValues) {
  return { title, ...rule, options: options.map(({ soldOut: _, ...option }) => option) };
}
