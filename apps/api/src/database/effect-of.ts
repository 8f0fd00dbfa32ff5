/** What a change can make obsolete in the caches: nothing, what belongs to menus, or users and sessions too. In rising order. */
export const EFFECTS = { none: 0, menus: 1, accounts: 2 } as const;
export type Effect = (typeof EFFECTS)[keyof typeof EFFECTS];

/** No cache holds anything of these. */
const UNCACHED_TABLES = 'answer_counts|business_use|changes|client_errors|login_failures|section_use|visit_counts|visits';
/** A change of these leaves every user and every session as it was. */
const MENU_TABLES = 'items|categories|option_groups|price_history|planned_prices|deletions';

const changeOf = (tables: string) => `(?:insert into|update|delete from) "(?:${tables})"`;
const WITHOUT_EFFECT = new RegExp(`^(?:select\\b|${changeOf(UNCACHED_TABLES)})`, 'i');
const OF_MENUS = new RegExp(`^(?:${changeOf(MENU_TABLES)}|update "businesses")`, 'i');

/** The greatest effect that a statement can have: that on accounts, unless its table is known to have less. */
export function effectOf(sql: string): Effect {
  if (WITHOUT_EFFECT.test(sql)) return EFFECTS.none;
  return OF_MENUS.test(sql) ? EFFECTS.menus : EFFECTS.accounts;
}

export const greaterOf = (one: Effect, other: Effect): Effect => (one > other ? one : other);
