import * as z from 'zod/mini';
import { count, object } from '../texts/text.ts';

/** What is kept of an owner's first steps: when the QR code was downloaded, in ms since 1970; null if it never was. [FIRST-1] */
export const FirstSteps = object({ qrDownloadedAt: z.nullable(count()) });
export type FirstSteps = z.infer<typeof FirstSteps>;
