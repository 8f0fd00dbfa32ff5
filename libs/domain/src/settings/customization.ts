import type * as z from 'zod/mini';
import { Color, isSameColor, parseColor } from '../pictures/color.ts';
import { object, shortText } from '../texts/text.ts';

/** The look of a menu: its main colour and the addresses of its pictures; '' for none. */
export const Style = object({
  mainColor: Color,
  backgroundImage: shortText(),
  productDefaultImage: shortText(),
  bannerDefaultImage: shortText(),
});
export type Style = z.infer<typeof Style>;

/** Unsaved choices of the owner; a file is null if none was chosen. */
export interface CustomizationDraft<File> {
  /** Typed text, valid or not. */
  readonly color: string;
  readonly backgroundImage: File | null;
  readonly logo: File | null;
}

/** Body of a save. */
export interface CustomizationChanges<File> {
  readonly mainColor?: string;
  readonly backgroundImage?: File;
  readonly logo?: File;
}

/** Returns only the changes: chosen files, and a valid colour that differs from the stored one. [CUST-1] */
export function changedPieces<File>(
  { mainColor: stored }: Pick<Style, 'mainColor'>,
  { color, backgroundImage, logo }: CustomizationDraft<File>,
): CustomizationChanges<File> {
  const parsed = parseColor(color);
  return {
    ...(parsed.ok && !isSameColor(parsed.value, stored) ? { mainColor: parsed.value } : {}),
    ...(backgroundImage === null ? {} : { backgroundImage }),
    ...(logo === null ? {} : { logo }),
  };
}

/** True if a file is pending or the colour differs from the stored one. [CUST-2] */
export function canSaveCustomization<File>(stored: Pick<Style, 'mainColor'>, draft: CustomizationDraft<File>): boolean {
  return Object.keys(changedPieces(stored, draft)).length > 0;
}
