import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { parser } from 'typescript-eslint';
import { literalSpreads } from './literal-spreads.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'spread' }];
const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };

new RuleTester({ languageOptions: jsx }).run('a spread of an object that is written in place', literalSpreads, {
  valid: ['f({ ...rest, a })', 'f({ ...(a && { b }) })', '<Row {...props} a={1} />'],
  invalid: [
    { code: 'f({ ...rest, ...{ a, b: 2 }, c })', output: 'f({ ...rest, a, b: 2, c })', errors },
    { code: 'f([...[a, ...b], c])', output: 'f([a, ...b, c])', errors },
    { code: 'f({ ...{ a, ...rest } })', output: 'f({ a, ...rest })', errors },
    { code: '<Row {...{ a, b: 2, ...rest }} c={3} />', output: '<Row a={a} b={2} {...rest} c={3} />', errors },
    { code: 'f({ ...{ /* why */ a } })', output: null, errors },
  ],
});

new RuleTester({ languageOptions: { ...jsx, parser } }).run('a spread of a literal with a type', literalSpreads, {
  valid: ['f([...(list as string[]), a])', "f([...(['a'] as const).map(g)])"],
  invalid: [
    { code: "f([...(['a', 'b'] as const), c])", output: null, errors },
    { code: 'f({ ...({ a } as Row), b })', output: null, errors },
    { code: '<Row {...({ a } as Props)} />', output: null, errors },
  ],
});
