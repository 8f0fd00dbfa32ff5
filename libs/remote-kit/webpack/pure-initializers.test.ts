import assert from 'node:assert/strict';
import ts from 'typescript';
import { pureInitializers } from './pure-initializers.cjs';

const transformed = (source: string) =>
  ts
    .transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      transformers: { before: [pureInitializers] },
    })
    .outputText.trim();

describe('pureInitializers', () => {
  const wrapped: Record<string, [string, string]> = {
    'a schema': ['export const Price = z.number();', 'export const Price = /*#__PURE__*/ (() => z.number())();'],
    'each variable of a list': [
      'export let a = f(), b = g();',
      'export let a = /*#__PURE__*/ (() => f())(), b = /*#__PURE__*/ (() => g())();',
    ],
  };
  for (const [what, [source, expected]] of Object.entries(wrapped)) {
    it(`${what} becomes a pure call`, () => assert.equal(transformed(source), expected));
  }

  const untouched = {
    'a text or number': "export const name = 'Carta', size = 10;",
    'a function': 'export const double = (n) => n * 2;',
    'a variable without a value': 'export let later;',
    'a variable inside a function': 'export function f() {\n    const a = g();\n    return a;\n}',
    'a statement': 'start();\nexport {};',
  };
  for (const [what, source] of Object.entries(untouched)) {
    it(`${what} stays as it is`, () => assert.equal(transformed(source), source));
  }
});
