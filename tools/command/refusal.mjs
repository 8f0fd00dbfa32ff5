/** Something that the person at the terminal can put right: told in one line, without a stack. */
export class Refusal extends Error {}
