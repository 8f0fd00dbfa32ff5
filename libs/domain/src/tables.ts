/** What the package publishes of tables and the kitchen; a part of its entry point. */

export { isTableToken, MAX_TABLES, Table, Tables, WrittenTables } from './tables/table.ts';
export { newTableToken } from './tables/new-table-token.ts';
export { savedTables, tableByToken } from './tables/save-tables.ts';
export { addedTableTitles, nextTableNumber, TABLE_NAME } from './tables/table-titles.ts';
export { tableAddress, tableTokenIn, withoutTableToken } from './tables/table-address.ts';
export { keptTable, TABLE_KEPT_MS, type KeptTable } from './tables/kept-table.ts';
export { AT_TABLE, otherPayments, tablePayments } from './tables/table-payments.ts';
export {
  asksTooOften,
  isOpenRequest,
  REQUEST_KINDS,
  REQUEST_LIMIT,
  REQUEST_NAMES,
  type RequestKind,
} from './tables/table-requests.ts';
export {
  openVisits,
  tableVisits,
  unconfirmedOrders,
  UNCONFIRMED_TABLE,
  type TableVisit,
} from './tables/table-visits.ts';
export { closeTable } from './tables/close-table.ts';
export { tickLines } from './kitchen/tick-lines.ts';
export { PACE_NAMES, ticketAge, ticketStart, TICKET_PACES, type TicketPace } from './kitchen/ticket-age.ts';
export { isMadeAt } from './kitchen/stations.ts';
export { kitchenTickets, stationLines, toMake, type Dish, type ToMake } from './kitchen/kitchen-tickets.ts';
