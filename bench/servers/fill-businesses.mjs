/** Tables of a business with an owner, a menu and visits, each after those that its rows refer to, and the column that names the business. */
const TABLES = /** @type {const} */ ([
  ['businesses', 'key'],
  ['emails', 'business'],
  ['users', 'business'],
  ['categories', 'business'],
  ['items', 'business'],
  ['visit_counts', 'business'],
]);

/**
 * Copies a business with its owner, menu and visits within the database, of either engine, until there are so many of it: the copies of `medida` are `medida-1`, `medida-2` and so on.
 * @param {{ columnsOf: (table: string) => string[], execute: (sql: string) => void, settle: () => void }} database
 * @param {{ key: string, businesses: number }} wanted
 */
export function fillBusinesses({ columnsOf, execute, settle }, { key, businesses }) {
  const name = `'${key}-' || n`;
  for (const [table, owner] of TABLES) {
    const columns = columnsOf(table);
    const values = columns.map((column) =>
      column === owner ? name : column === 'email' ? `${name} || '@carta.test'` : `${table}.${column}`,
    );
    execute(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${businesses - 1})
       insert into ${table} (${columns.join(', ')})
       select ${values.join(', ')} from numbers cross join ${table} where ${table}.${owner} = '${key}'`,
    );
  }
  settle();
}
