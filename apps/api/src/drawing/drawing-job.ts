import type { PublicMenu } from '@carta/domain';

/** What is drawn outside of the server's own process. */
export type DrawingJob = QrJob | PdfJob;

export interface QrJob {
  readonly kind: 'qr';
  readonly format: 'png' | 'svg';
  /** What the code says. */
  readonly text: string;
  readonly color: string;
  /** Address of the picture in its middle. */
  readonly logo: string;
}

export interface PdfJob {
  readonly kind: 'pdf';
  readonly menu: PublicMenu;
}

export interface DrawingRequest {
  readonly id: number;
  readonly job: DrawingJob;
}

export type DrawingAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string };
