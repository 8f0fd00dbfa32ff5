import type { DragEndEvent } from '@dnd-kit/core';
import { act, renderHook } from '@testing-library/react';
import { useListDrag } from './use-list-drag.ts';

describe('useListDrag', () => {
  it('[FEAT-4] a move that the library tells of only after the drop moves nothing any more', () => {
    const onMoved = jest.fn();
    const records = ['1', '2'].map((key) => ({ key, title: `Mesa ${key}` }));
    const { result } = renderHook(() =>
      useListDrag({ records, list: { current: null }, arrows: ['ArrowUp', 'ArrowDown'], onMoved }),
    );
    const event = {
      active: { id: '1', rect: { current: { initial: null, translated: null } } },
      over: null,
    } as unknown as DragEndEvent;
    const shown = () => [result.current.moving, result.current.words];
    act(() => result.current.pointer.onDragStart(event as never));
    act(() => result.current.pointer.onDragMove(event));
    expect(shown()).toEqual([true, 'Mesa 1: fuera de su lista, quedará como estaba']);
    act(() => result.current.pointer.onDragEnd(event));
    act(() => result.current.pointer.onDragMove(event));
    expect(shown()).toEqual([false, 'Mesa 1: no se movió, sigue en la posición 1 de 2']);
    expect(onMoved).not.toHaveBeenCalled();
  });
});
