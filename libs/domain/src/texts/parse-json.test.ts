import fc from 'fast-check';
import { MAX_JSON_DEPTH, parseJson } from './parse-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('[JSON-1] parsing JSON gives what JSON.parse gives', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

it.each(['', '{', '[1,]', 'nada', '"'])('[JSON-1] parsing %j is refused as malformed', (text) => {
  expect(parseJson(text)).toEqual({ ok: false, reason: 'malformed' });
});

it('[JSON-1] JSON may be nested to the limit and no deeper', () => {
  expect(parseJson(nested(MAX_JSON_DEPTH)).ok).toBe(true);
  expect(parseJson(`{"a":${nested(MAX_JSON_DEPTH - 1)}}`).ok).toBe(true);
  expect(parseJson(nested(MAX_JSON_DEPTH + 1))).toEqual({ ok: false, reason: 'too-deep' });
  expect(parseJson(`{"a":${nested(MAX_JSON_DEPTH)}}`)).toEqual({ ok: false, reason: 'too-deep' });
});

it('[JSON-1] a text that never closes its brackets is refused as too deep, whatever its length', () => {
  expect(parseJson('[{"a":'.repeat(100_000))).toEqual({ ok: false, reason: 'too-deep' });
});

it('[JSON-1] brackets inside a text, and lists beside each other, are not depth', () => {
  expect(parseJson(JSON.stringify(nested(500))).ok).toBe(true);
  expect(parseJson(JSON.stringify(`"\\"${nested(500)}`)).ok).toBe(true);
  expect(parseJson(JSON.stringify(Array(500).fill([{}]))).ok).toBe(true);
});
