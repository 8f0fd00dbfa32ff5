import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findings, mended } from './findings.mjs';

const ALLOWED = [
  'f({ ...rest, a });',
  'f({ ...(a && { b }) });',
  '<Row {...props} a={1} />;',
  'f([...(list as string[]), a]);',
  "f([...(['a'] as const).map(g)]);",
];

/** @type {Record<string, string | undefined>} What lint writes instead; undefined where people decide. */
const REFUSED = {
  'f({ ...rest, ...{ a, b: 2 }, c });': 'f({ ...rest, a, b: 2, c });',
  'f([...[a, ...b], c]);': 'f([a, ...b, c]);',
  'f({ ...{ a, ...rest } });': 'f({ a, ...rest });',
  '<Row {...{ a, b: 2, ...rest }} c={3} />;': '<Row a={a} b={2} {...rest} c={3} />;',
  'f({ ...{ /* why */ a } });': undefined,
  "f([...(['a', 'b'] as const), c]);": undefined,
  'f({ ...({ a } as Row), b });': undefined,
  '<Row {...({ a } as Props)} />;': undefined,
};

/** @param {string[]} codes */
const files = (codes) => Object.fromEntries(codes.map((code, nth) => [`spread-${nth}.tsx`, `${code}\n`]));
/** @param {Record<string, string>} sources */
const spreads = (sources) => findings(sources).filter((finding) => finding.endsWith('carta(literal-spreads)'));

it('allows a spread of what is not written in place', () => assert.deepEqual(spreads(files(ALLOWED)), []));

it('refuses a spread of a literal, also one with a type', () => {
  const sources = files(Object.keys(REFUSED));
  assert.deepEqual(
    spreads(sources),
    Object.keys(sources).map((file) => `${file} carta(literal-spreads)`),
  );
});

it('writes what the literal holds without the spread, where nothing is lost', () => {
  const [codes, without] = [Object.keys(REFUSED), Object.values(REFUSED)];
  const texts = Object.values(mended(files(codes)));
  for (const [nth, code] of codes.entries())
    if (without[nth] === undefined) assert.match(texts[nth], /\.\.\.[({[]/, code);
    else assert.equal(texts[nth], `${without[nth]}\n`);
});
