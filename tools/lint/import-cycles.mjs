import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the cycles in which files import each other, by whatever kind of import: of values, of types, by `import()`. Each begins with its
 * first file by name; a file is in one cycle at most, the shortest.
 * @param {Readonly<Record<string, string>>} sources by path, with `/`
 */
export function importCycles(sources) {
  const imports = new Map(Object.entries(sources).map(([file, source]) => [file, importsOf(file, source, sources)]));
  /** @type {string[][]} */
  const cycles = [];
  for (const file of withoutLeaves(imports).sort()) {
    const cycle = cycles.flat().includes(file) ? null : shortestCycle(file, imports);
    if (cycle) cycles.push(cycle);
  }
  return cycles;
}

/** @param {string} file @param {string} source @param {object} sources */
function importsOf(file, source, sources) {
  const found = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
  const files = found
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
  return [...new Set(files)].filter((each) => Object.hasOwn(sources, each));
}

/** Leaves out what imports nothing that is left: it is in no cycle. @param {ReadonlyMap<string, string[]>} imports */
function withoutLeaves(imports) {
  const left = new Set(imports.keys());
  for (let before = 0; before !== left.size;) {
    before = left.size;
    for (const file of left) if (!imports.get(file)?.some((each) => left.has(each))) left.delete(file);
  }
  return [...left];
}

/** Returns the shortest way from a file back to it, null without one. @param {string} file @param {ReadonlyMap<string, string[]>} imports */
function shortestCycle(file, imports) {
  const seen = new Set();
  for (let ways = [[file]]; ways.length > 0;) {
    /** @type {string[][]} */
    const longer = [];
    for (const way of ways) {
      for (const next of imports.get(way.at(-1) ?? file) ?? []) {
        if (next === file) return way;
        if (!seen.has(next)) longer.push([...way, next]);
        seen.add(next);
      }
    }
    ways = longer;
  }
  return null;
}
