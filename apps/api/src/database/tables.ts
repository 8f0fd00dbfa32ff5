import type { VisitCount } from '@carta/domain';

/** 1 for true: both engines know integers, only one knows booleans. */
type Flag = 0 | 1;

export interface BusinessRow {
  key: string;
  name: string;
  /** Raised by every change of what a menu shows: the menu's ETag. */
  revision: number;
  /** Counts saves of the settings, against stale saves. */
  version: number;
  /** JSON: the domain's `Settings`. */
  settings: string;
  mercado_pago_active: Flag;
  /** Sealed: see secrets.ts. */
  mercado_pago_token: string | null;
  mercado_pago_last4: string | null;
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
  /** ms since 1970; null where it is not sold out. */
  sold_out_until: number | null;
  image_url: string;
  version: number;
}

/** Tells which business an email signs in to: the one table that is read before a business is known. */
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
}

interface SessionRow {
  business: string;
  /** SHA-256 of the token: the database never holds what a cookie holds. */
  token_hash: string;
  email: string;
  expires_at: number;
  /** Browser and system it was opened with; empty where they are not known. */
  device: string;
  /** ms since 1970; 0 where it is not known. */
  started_at: number;
}

interface LoginFailureRow {
  address: string;
  id: string;
  email: string;
  failed_at: number;
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

/** What one deletion took, for as long as it can be restored. */
export interface DeletionRow {
  business: string;
  /** Of the product, or of the category that took others with it. */
  key: string;
  deleted_at: number;
  /** JSON: its categories and items, whole. */
  records: string;
}

interface VisitRow {
  business: string;
  day: string;
  kind: VisitCount['kind'];
  /** A record's key, or where the page was opened from. */
  key: string;
  count: number;
}

interface AuditRow {
  /** '' if it is about no business or about several. */
  business: string;
  id: string;
  at: number;
  who: string;
  what: string;
}

export interface Tables {
  audit: AuditRow;
  businesses: BusinessRow;
  categories: CategoryRow;
  items: ItemRow;
  emails: EmailRow;
  users: UserRow;
  sessions: SessionRow;
  login_failures: LoginFailureRow;
  notifications: NotificationRow;
  payments: PaymentRow;
  visits: VisitRow;
  deletions: DeletionRow;
}
