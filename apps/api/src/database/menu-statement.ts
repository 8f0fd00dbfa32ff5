/** A change of these leaves every user and every session as it was. */
const MENU_TABLES = 'items|categories|option_groups|price_history|planned_prices|deletions|visits|business_use';
const MENU_STATEMENT = new RegExp(
  `^(?:select\\b|(?:insert into|update|delete from) "(?:${MENU_TABLES})"|update "businesses")`,
  'i',
);

/** False for a statement after which a session may be another one. */
export const isMenuStatement = (sql: string): boolean => MENU_STATEMENT.test(sql);
