/** Controls, signs of direction and of joining, fillers. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Returns the length in UTF-16 units without spaces at the ends and without what nobody sees. [TEXT-2] */
export function seenLength(text: string): number {
  return text.replace(UNSEEN, '').trim().length;
}
