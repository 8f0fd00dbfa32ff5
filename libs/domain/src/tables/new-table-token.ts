import { customAlphabet } from 'nanoid';

// Without letters and digits that are mistaken for each other where a token is read aloud.
const random = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 10);

/** Returns a random token for a table: 10 characters. [TABLE-3] */
export function newTableToken(): string {
  return random();
}
