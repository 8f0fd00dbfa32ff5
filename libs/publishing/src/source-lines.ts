import { SourceMap } from 'node:module';

/** A place in a built file: its address, line and column, both 1-based. */
const PLACE = /https?:\/\/[^\s/()]+(\/[\w./-]+\.js):(\d+):(\d+)/;

/** Returns a function that gives the lines of a stack with their places in the sources. `readMap` returns the source map of a built file's path, or null. */
export function sourceLines(readMap: (file: string) => string | null): (stack: string) => string[] {
  const maps = new Map<string, SourceMap | null>();

  const mapOf = (file: string): SourceMap | null => {
    if (!maps.has(file)) maps.set(file, parsed(file.includes('..') ? null : readMap(`${file}.map`)));
    return maps.get(file) ?? null;
  };

  const placeInSources = (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  };

  return (stack) => stack.split('\n').map((line) => line.replace(PLACE, placeInSources));
}

function parsed(json: string | null): SourceMap | null {
  return json === null ? null : new SourceMap(JSON.parse(json));
}
