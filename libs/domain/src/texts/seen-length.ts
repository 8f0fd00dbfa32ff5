const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the length in UTF-16 units without spaces at the ends and without what nobody sees. [TEXT-2] */
export function seenLength(text: string): number {
  return text.replace(UNSEEN, '').trim().length;
}
