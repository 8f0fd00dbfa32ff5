import {
  DeleteQueryNode,
  InsertQueryNode,
  RawNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  type OperationNode,
  type RootOperationNode,
} from 'kysely';
import type { Tables } from './tables.ts';

/** What caches hold: menus with their revisions and due prices, users with their sessions, and live remotes; and orders, which no cache holds, but of which open desks are told. */
export const SUBJECTS = ['menus', 'accounts', 'remotes', 'orders'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Of which subject a row of each table is part, for whom a change of it ends what is cached; null for what no cache holds. */
export const SUBJECT_OF: Readonly<Record<keyof Tables, Subject | null>> = {
  businesses: 'menus',
  categories: 'menus',
  items: 'menus',
  option_groups: 'menus',
  planned_prices: 'menus',
  users: 'accounts',
  sessions: 'accounts',
  remote_versions: 'remotes',
  remote_history: 'remotes',
  orders: 'orders',
  order_days: 'orders',
  charges: 'orders',
  table_requests: 'orders',
  answer_counts: null,
  audit: null,
  backup_runs: null,
  business_use: null,
  changes: null,
  client_errors: null,
  deletions: null,
  desk_presence: null,
  emails: null,
  login_failures: null,
  notifications: null,
  payments: null,
  price_history: null,
  remote_tokens: null,
  section_use: null,
  visit_counts: null,
  visits: null,
};

const SELECT = /^\s*select\b/i;

/** True for a statement that only reads: SQL as text says so by its first word. */
export const isRead = (statement: RootOperationNode): boolean =>
  SelectQueryNode.is(statement)
    ? !statement.with
    : RawNode.is(statement) && SELECT.test(statement.sqlFragments[0] ?? '');

/** Returns the subjects that a statement changes: all of them where its node names no table of ours, as that of SQL as text. */
export function changedSubjects(statement: RootOperationNode): readonly Subject[] {
  if (isRead(statement)) return [];
  if ('with' in statement && statement.with) return SUBJECTS;
  const table = writtenTable(statement);
  // Its users and sessions go with it.
  if (table === undefined || (table === 'businesses' && DeleteQueryNode.is(statement))) return SUBJECTS;
  const subject = SUBJECT_OF[table];
  return subject === null ? [] : [subject];
}

/** Returns the table of ours that a statement writes; undefined for one that names none. */
export function writtenTable(statement: RootOperationNode): keyof Tables | undefined {
  return nameOf(tableIn(statement));
}

function tableIn(statement: RootOperationNode): OperationNode | undefined {
  if (InsertQueryNode.is(statement)) return statement.into;
  if (UpdateQueryNode.is(statement)) return statement.table;
  return DeleteQueryNode.is(statement) ? statement.from.froms[0] : undefined;
}

function nameOf(node: OperationNode | undefined): keyof Tables | undefined {
  const name = node && TableNode.is(node) ? node.table.identifier.name : '';
  return Object.hasOwn(SUBJECT_OF, name) ? (name as keyof Tables) : undefined;
}
