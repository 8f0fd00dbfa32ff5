import { useDispatch } from '@carta/panel';
import { useCallback, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { rowPointed } from './preview-slice.ts';

/** Tells the preview which row of the tree within `children` is hovered, else which has the focus. */
export function PointedRow({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const rows = useRef<{ hovered: string | null; focused: string | null }>({ hovered: null, focused: null });
  const point = useCallback(
    (changed: Partial<typeof rows.current>) => {
      const before = rows.current.hovered ?? rows.current.focused;
      rows.current = { ...rows.current, ...changed };
      const now = rows.current.hovered ?? rows.current.focused;
      if (now !== before) dispatch(rowPointed(now));
    },
    [dispatch],
  );
  return (
    <div
      onPointerOver={(event) => point({ hovered: event.pointerType === 'touch' ? null : rowAt(event) })}
      onPointerLeave={() => point({ hovered: null })}
      onFocus={(event) => point({ focused: rowAt(event) })}
      onBlur={() => point({ focused: null })}
    >
      {children}
    </div>
  );
}

function rowAt({ target }: SyntheticEvent): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return row?.dataset['key'] ?? null;
}
