import { findCategory, COVER_NOT_SAVED, COVER_SAVED } from '@carta/domain';
import { categoryChanged } from '@carta/panel';
import { GONE, sent, type CommandDefinition } from '../command.ts';

interface Cover {
  /** Key of the level-1 category. */
  readonly key: string;
  readonly picture: Blob;
}

/** Replaces the picture of a level-1 category. [MSG-3] */
export const changeCover: CommandDefinition<Cover> = {
  send: async (api, { key, picture }, { menu, upload }) => {
    const category = findCategory(menu, key);
    if (!category) return GONE;
    const form = { business: category.business, level: '1', key, _file: picture } as const;
    return sent(
      await api.uploadCover({ form, ...upload }),
      (changed) => [categoryChanged({ key, changes: changed })],
      () => COVER_SAVED,
    );
  },
  records: ({ key }) => [key],
  // The server does not keep the picture that another one has replaced.
  irreversible: true,
  failure: { log: 'update cover', text: COVER_NOT_SAVED },
  needsConnection: true,
};
