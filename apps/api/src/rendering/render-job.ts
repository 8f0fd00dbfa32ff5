import type { PublicMenu } from '@carta/domain';

export type RenderJob = QrJob | PdfJob;

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
}
