import { useDispatch, useLocation } from '@carta/panel';
import { useCallback, useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import type { PreviewPart } from './place.ts';
import { pointed } from './preview-slice.ts';

interface Pointing {
  readonly hovered: string | null;
  readonly focused: string | null;
  readonly part: PreviewPart | null;
}

const NOWHERE: Pointing = { hovered: null, focused: null, part: null };

/** Tells the preview which row of the tree within `children` is hovered, else which has the focus, and which part of the page a field shows. */
export function PreviewPointing({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const current = useRef(NOWHERE);
  const point = useCallback(
    (changed: Partial<Pointing>) => {
      const before = shownOf(current.current);
      current.current = { ...current.current, ...changed };
      const now = shownOf(current.current);
      if (now.row !== before.row || now.part !== before.part) dispatch(pointed(now));
    },
    [dispatch],
  );
  useEffect(() => () => point(NOWHERE), [point, pathname]);
  return (
    <div
      onPointerOver={(event) => point({ hovered: event.pointerType === 'touch' ? null : rowAt(event) })}
      onPointerLeave={() => point({ hovered: null })}
      onFocus={(event) => point({ focused: rowAt(event), ...partAt(event) })}
      // The part stays: the owner may scroll the preview.
      onBlur={() => point({ focused: null })}
    >
      {children}
    </div>
  );
}

const shownOf = ({ hovered, focused, part }: Pointing) => ({ row: hovered ?? focused, part });

function rowAt({ target }: SyntheticEvent): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
  return row?.dataset['key'] ?? null;
}

/** The button that opens the preview leaves the part as it is. */
function partAt({ target }: SyntheticEvent): Partial<Pointing> {
  if (!(target instanceof Element) || target.closest('[data-above-block]')) return {};
  const { preview } = target.closest<HTMLElement>('[data-preview]')?.dataset ?? {};
  return { part: (preview as PreviewPart | undefined) ?? null };
}
