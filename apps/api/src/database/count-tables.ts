/** 1 for true: SQLite has no booleans. */
export type Flag = 0 | 1;

/** How requests about a business were answered. */
export interface AnswerCountsRow {
  business: string;
  /** Hours since 1970. */
  hour: number;
  /** JSON: by minute of the hour, how many answers of 2xx, 3xx, 4xx and 5xx. */
  counts: string;
}

export interface BusinessUseRow {
  business: string;
  /** What is counted: requests, or uploads. */
  kind: string;
  /** Minutes since 1970. */
  minute: number;
  count: number;
}

export interface SectionUseRow {
  remote: string;
  version: string;
  /** Minutes since 1970. */
  minute: number;
  /** Tells sessions apart, and names none. */
  session: string;
  /** How often the section was opened. */
  opened: number;
  failed: Flag;
}
