import * as z from 'zod/mini';
import { Color, isSameColor, parseColor } from '../pictures/color.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { text } from '../texts/text.ts';

const address = text(TEXT_LIMITS.other);

/** How a menu looks: its colour, and the addresses of its pictures; '' where there is none. */
export const Style = z.object({
  mainColor: Color,
  backgroundImage: address,
  productDefaultImage: address,
  bannerDefaultImage: address,
});
export type Style = z.infer<typeof Style>;

/** What the owner has chosen and not saved; a file is null where none was chosen. */
export interface CustomizationDraft<File> {
  /** As it stands in the text box, a colour or not. */
  readonly color: string;
  readonly backgroundImage: File | null;
  readonly logo: File | null;
}

/** What a save sends. */
export interface CustomizationChanges<File> {
  readonly mainColor?: string;
  readonly backgroundImage?: File;
  readonly logo?: File;
}

/** Gives only what was changed: files that were chosen, and a colour that is one and differs from the stored. [CUST-1] */
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

/** Says whether there is anything unsaved; not any more when the colour is back at the stored one and no file is pending. [CUST-2] */
export function canSaveCustomization<File>(stored: Pick<Style, 'mainColor'>, draft: CustomizationDraft<File>): boolean {
  return Object.keys(changedPieces(stored, draft)).length > 0;
}
