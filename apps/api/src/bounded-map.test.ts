import { BoundedMap } from './bounded-map.ts';

describe('a bounded map', () => {
  it('lets the entry go that was used the longest ago', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([1, undefined, 3]);
  });

  it('has one entry a key, and forgets what is deleted', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1);
    map.set('a', 2);
    map.set('b', 3);
    map.delete('b');
    expect(['a', 'b'].map((key) => map.get(key))).toEqual([2, undefined]);
  });

  it('counts entries by their weight, and keeps none that is too heavy alone', () => {
    const map = new BoundedMap<string, string>(5, (text) => text.length);
    map.set('a', 'xxx');
    map.set('b', 'xx');
    map.set('b', 'x');
    map.set('c', 'x');
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual(['xxx', 'x', 'x']);
    map.set('d', 'xx');
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, 'x', 'x', 'xx']);
    map.set('e', 'xxxxxx');
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => map.get(key))).toEqual(Array(5).fill(undefined));
    map.set('f', 'xxxxx');
    expect(map.get('f')).toBe('xxxxx');
  });
});
