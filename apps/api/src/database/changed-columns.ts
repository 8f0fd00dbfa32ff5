/** What an edit writes: an index is only touched where it says something else from now on. */
export function changedColumns<Row extends object>(before: Row, after: Row): Partial<Row> {
  const columns = (Object.keys(after) as (keyof Row)[]).filter((column) => before[column] !== after[column]);
  return Object.fromEntries(columns.map((column) => [column, after[column]])) as Partial<Row>;
}
