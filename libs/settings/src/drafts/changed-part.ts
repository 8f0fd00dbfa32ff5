/** Splits `after` into what stands at the beginning of both texts, what is new, and what stands at the end of both; cuts only between words. */
export function changedPart(before: string, after: string): readonly [string, string, string] {
  const old = wordsOf(before);
  const words = wordsOf(after);
  let start = 0;
  while (start < Math.min(old.length, words.length) && old[start] === words[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, words.length) - start && old.at(-1 - end) === words.at(-1 - end)) end++;
  const last = words.length - end;
  return [words.slice(0, start).join(''), words.slice(start, last).join(''), words.slice(last).join('')];
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)/);
}
