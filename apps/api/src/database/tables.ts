import type { RemoteChange } from '@carta/contract';
import type { VisitCount } from '@carta/domain';
import type { Generated } from 'kysely';
import type { AnswerCountsRow, BusinessUseRow, Flag, SectionUseRow } from './count-tables.ts';
import type { ChargeRow, DeskPresenceRow, OrderDayRow, OrderRow, TableRequestRow } from './order-tables.ts';

export interface BusinessRow {
  key: string;
  name: string;
  /** Raised by every change of the business; part of the menu's ETag. */
  revision: number;
  /** Counts saves of the settings, against stale saves. */
  version: number;
  /** JSON: the domain's `Settings`. */
  settings: string;
  mercado_pago_active: Flag;
  /** Encrypted by `secrets.ts`. */
  mercado_pago_token: string | null;
  mercado_pago_last4: string | null;
  /** JSON: whose the token is; null while that is not known. */
  mercado_pago_account: string | null;
  /** When MercadoPago said so last, and when it was asked last. In ms since 1970. */
  mercado_pago_checked_at: number | null;
  mercado_pago_asked_at: number | null;
  /** JSON: the domain's `StoredChange` of categories and items; null if nothing was changed yet. */
  last_change: string | null;
}

export interface CategoryRow {
  business: string;
  key: string;
  id: string;
  level: number;
  parent: string | null;
  title: string;
  position: number;
  show: Flag;
  to_level: number | null;
  image_url: string | null;
  /** JSON: the domain's `Hours`; null if it is always available. */
  availability: string | null;
  version: number;
}

export interface ItemRow {
  business: string;
  key: string;
  id: string;
  level: number;
  parent: string;
  title: string;
  description: string;
  price_cents: number;
  position: number;
  show: Flag;
  featured_rank: number | null;
  /** ms since 1970; null if available. */
  sold_out_until: number | null;
  image_url: string;
  /** JSON, as the two below; null if nothing is declared. */
  allergens: string | null;
  diets: string | null;
  /** Keys in the item's order. */
  option_groups: string | null;
  version: number;
}

export interface OptionGroupRow {
  business: string;
  key: string;
  id: string;
  title: string;
  pricing: string;
  /** How many options are chosen at least and at most. */
  least: number;
  most: number;
  /** JSON: the domain's `Option`s. */
  options: string;
  position: number;
  version: number;
}

interface PriceHistoryRow {
  business: string;
  /** Of the item, or of the group. */
  key: string;
  /** '' for an item. */
  option_key: string;
  at: number;
  from_cents: number;
  to_cents: number;
  changed_by: string;
}

export interface PlannedPricesRow {
  business: string;
  key: string;
  at: number;
  /** JSON: the domain's `PriceChange`. */
  change: string;
  /** JSON: items and groups, or all. */
  targets: string;
  count: number;
  status: string;
  planned_by: string;
}

/** The business of an email; the one table that is read before the business is known. */
interface EmailRow {
  email: string;
  business: string;
}

export interface UserRow {
  business: string;
  email: string;
  password_hash: string;
  avatar: string | null;
  locked: Flag;
  last_notification_read: number;
  /** Until when sign-ins need not wait for failures elsewhere, in ms since 1970. */
  let_through_until: Generated<number>;
}

interface SessionRow {
  business: string;
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string;
  email: string;
  expires_at: number;
  /** Browser and system of the sign-in; '' if unknown. */
  device: string;
  /** ms since 1970; 0 if unknown. */
  started_at: number;
}

interface LoginFailureRow {
  address: string;
  id: string;
  email: string;
  /** Of an attempt under way: when it began. */
  failed_at: number;
  /** 1 while the password is being checked. */
  under_way: Generated<Flag>;
}

interface NotificationRow {
  business: string;
  id: string;
  title: string;
  message: string;
  image: string;
  link: string | null;
  created_at: number;
}

interface PaymentRow {
  business: string;
  email: string;
  year: number;
  month: number;
  day: number;
  status: string;
}

/** The records of one deletion, while they can be restored. */
export interface DeletionRow {
  business: string;
  /** Key of the deleted item or option group, or of the topmost deleted category. */
  key: string;
  deleted_at: number;
  /** JSON: the domain's `Deletion`. */
  records: string;
}

/** A change of the menu or the settings of a business. [CHANGE-3] */
export interface ChangeRow {
  business: string;
  key: string;
  at: number;
  /** Of the business, since the change; in the sequence of changes of one ms. */
  revision: number;
  /** Email of the owner, or 'operator'; '' if unknown. */
  by: string;
  device: string;
  /** A `RecordedKind` of the domain. */
  what: string;
  /** JSON, as the two below: see `stored-change.ts`. */
  told: string;
  /** What undoes it; null if nothing can. */
  before: string | null;
  after: string | null;
  undone_at: number | null;
}

export interface VisitCountsRow {
  business: string;
  /** 'hours': page visits and orders of a day. 'days' and 'months': categories, items and searches of a day or a month. */
  unit: 'hours' | 'days' | 'months';
  /** The day, as '2026-11-21', or the month, as '2026-11', in the business's time zone. */
  period: string;
  /** JSON. */
  counts: string;
}

/** What the version before counts; the clean-up moves it to `visit_counts`. */
interface VisitRow {
  business: string;
  day: string;
  kind: VisitCount['kind'];
  /** Key of the category or item; for a page, where it was opened from; for a missed search, its words; for a whole order, 'order'. */
  key: string;
  count: number;
}

interface AuditRow {
  /** '' for an entry about no business or about several. */
  business: string;
  id: string;
  at: number;
  who: string;
  what: string;
}

interface ClientErrorRow {
  /** Hash of all that makes it another error. */
  id: string;
  /** '' for the shell. */
  remote: string;
  version: string;
  phase: string;
  message: string;
  stack: string;
  /** Of the page of the last one. */
  path: string;
  count: number;
  first_at: number;
  last_at: number;
}

interface RemoteVersionRow {
  name: string;
  version: string;
  /** JSON: the `Release`. */
  release: string;
}

export interface RemoteChangeRow {
  name: string;
  /** Counts the changes of the remote, from 0; the last one says what is live. */
  nth: number;
  at: number;
  who: string;
  what: RemoteChange['what'];
  /** The stable version since then; null if there is none. */
  version: string | null;
  /** The version on trial since then; null if there is none. */
  canary_version: string | null;
  /** JSON. */
  canary_group: string | null;
  why: string;
  unchecked: Flag;
}

interface RemoteTokenRow {
  /** SHA-256 of the token. */
  hash: string;
  remote: string;
  /** Counts the tokens of the remote, from 1. */
  nth: number;
  created_at: number;
  created_by: string;
  revoked_at: number | null;
}

interface BackupRunsRow {
  /** Address of the place that they are made into. */
  target: string;
  /** In ms. */
  every: number;
  /** The process whose turn it is; null between two backups. */
  holder: string | null;
  held_until: number;
  started_at: number;
  succeeded_at: number | null;
  problem: string | null;
}

export interface Tables {
  answer_counts: AnswerCountsRow;
  business_use: BusinessUseRow;
  backup_runs: BackupRunsRow;
  client_errors: ClientErrorRow;
  audit: AuditRow;
  businesses: BusinessRow;
  categories: CategoryRow;
  items: ItemRow;
  option_groups: OptionGroupRow;
  price_history: PriceHistoryRow;
  planned_prices: PlannedPricesRow;
  emails: EmailRow;
  users: UserRow;
  sessions: SessionRow;
  login_failures: LoginFailureRow;
  notifications: NotificationRow;
  payments: PaymentRow;
  visit_counts: VisitCountsRow;
  visits: VisitRow;
  deletions: DeletionRow;
  changes: ChangeRow;
  remote_versions: RemoteVersionRow;
  remote_history: RemoteChangeRow;
  remote_tokens: RemoteTokenRow;
  section_use: SectionUseRow;
  order_days: OrderDayRow;
  orders: OrderRow;
  desk_presence: DeskPresenceRow;
  charges: ChargeRow;
  table_requests: TableRequestRow;
}
