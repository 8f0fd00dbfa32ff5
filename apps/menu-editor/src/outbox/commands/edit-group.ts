import { editOptionGroup, UNTIL_BACK, type OptionGroup, type SoldOut } from '@carta/domain';
import { groupsChanged } from '@carta/panel';
import { markedCommand } from '../command-mark.ts';
import { GONE, sent, type CommandDefinition } from '../command.ts';
import { findConflict, settleConflict, versionFor } from '../conflict.ts';
import { valuesOfGroup, writtenChanges, type GroupValues } from './group-values.ts';

/** `base` is the group as it was when the owner began to edit it. */
export interface GroupEdit {
  readonly kind: 'optionGroup';
  readonly base: OptionGroup;
  readonly changes: Partial<GroupValues>;
  /** When what is sold out now is back on sale, in ms since 1970. */
  readonly soldOutEnd: number;
}

/** Saves the changed fields of an option group: its title, its rule, its options. */
export const editGroup: CommandDefinition<GroupEdit> = {
  send: async (api, { base, changes }, { menu }) => {
    const group = menu.optionGroups.find(({ key }) => key === base.key);
    if (!group) return GONE;
    const params = { businessKey: menu.key, groupKey: base.key };
    const body = { ...writtenChanges(changes), version: versionFor(base, group, changes) };
    return sent(await api.updateOptionGroup({ params, body }), (changed) => [groupsChanged([changed])]);
  },
  optimistic: ({ base, changes, soldOutEnd }, menu) => {
    const group = menu.optionGroups.find(({ key }) => key === base.key);
    const edited = group && editOptionGroup(group, writtenChanges(changes), soldOutEnd);
    return edited?.ok ? [groupsChanged([edited.value])] : [];
  },
  records: ({ base }) => [base.key],
  undoText: ({ base }, { optionGroups }) =>
    `Grupo cambiado: ${(optionGroups.find(({ key }) => key === base.key) ?? base).title}`,
  undo: (edit, before, after) => {
    const [was, is] = [before, after].map(({ optionGroups }) => optionGroups.find(({ key }) => key === edit.base.key));
    return was && is
      ? [markedCommand('menu-editor/groupEditConfirmed', { ...edit, base: is, changes: reversed(edit, was) })]
      : [];
  },
  failure: { log: 'update option group' },
  showsAtOnce: true,
  conflict: { find: findConflict, settle: settleConflict },
};

/** Returns the changes that restore the group; an option that was deleted is sold out again if it would still be. */
function reversed({ changes, soldOutEnd }: GroupEdit, was: OptionGroup): Partial<GroupValues> {
  const { options, ...values } = valuesOfGroup(was);
  const changed = new Map(changes.options?.map(({ key, soldOut }) => [key, soldOut]));
  const restored = options.map((option, index) => {
    const until = was.options[index]?.soldOutUntil;
    const before: SoldOut = until === UNTIL_BACK ? 'until-back' : until === soldOutEnd;
    const isKept = changed.has(option.key) && changed.get(option.key) === undefined;
    return isKept ? option : { ...option, soldOut: before };
  });
  return {
    ...(changes.title !== undefined && { title: values.title }),
    ...(changes.rule && { rule: values.rule }),
    ...(changes.options && { options: restored }),
  };
}
