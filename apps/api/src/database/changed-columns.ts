/** Returns only the columns that differ, so that an edit does not touch other indexes. */
export function changedColumns<Row extends object>(before: Row, after: Row): Partial<Row> {
  const columns = (Object.keys(after) as (keyof Row)[]).filter((column) => before[column] !== after[column]);
  return Object.fromEntries(columns.map((column) => [column, after[column]])) as Partial<Row>;
}
