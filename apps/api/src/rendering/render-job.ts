import type { PublicMenu } from '@carta/domain';

export type RenderJob = QrJob | PdfJob | TablesJob | DrawingJob;

export interface QrJob {
  readonly kind: 'qr';
  readonly format: 'png' | 'svg';
  /** The text that the code encodes. */
  readonly text: string;
  readonly color: string;
  /** Address of the logo in the middle. */
  readonly logo: string;
}

export interface PdfJob {
  readonly kind: 'pdf';
  readonly menu: PublicMenu;
  /** The day at the business, such as '2026-11-22'. */
  readonly today: string;
}

/** A card with the QR code of each table, on sheets of paper. */
export interface TablesJob {
  readonly kind: 'tables';
  /** Key of the business. */
  readonly business: string;
  readonly name: string;
  /** Address of the logo. */
  readonly logo: string;
  readonly mainColor: string;
  readonly tables: readonly PrintedTable[];
}

export interface PrintedTable {
  readonly title: string;
  /** What its code encodes. */
  readonly address: string;
}

interface Looks {
  readonly name: string;
  /** Address of the logo. */
  readonly logo: string;
  /** Such as '#1f5b45', and that of text on it. */
  readonly color: string;
  readonly onColor: string;
}

/** A picture of a business, for shared links or as an icon; `width` is in pixels. */
export type DrawingJob =
  | (Looks & { readonly kind: 'share' })
  | (Looks & { readonly kind: 'icon'; readonly width: number });
