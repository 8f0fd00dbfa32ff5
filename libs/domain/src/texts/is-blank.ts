/** What nobody sees: spaces, controls, signs of direction and of joining, fillers. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text of which nothing is seen. [TEXT-4] */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text);
}
