import { newKey, planImport, type FileEffect, type ImportWay, type Menu, type MenuFile } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { useEffect, useMemo } from 'react';
import { editorData } from '../editor-data.ts';

interface Checked {
  readonly file: MenuFile;
  readonly way: ImportWay;
  readonly effect: FileEffect;
  readonly revision: number;
}

/** What the server says an import would do, and for which revision of the menu. */
const check = editorData.declare(
  'importCheck',
  (api, { businessKey }, { file, way }: Pick<Checked, 'file' | 'way'>) =>
    api.checkMenuFile({ params: { key: businessKey }, body: { file, mode: way.mode, rest: way.rest } }),
  ({ effect, revision }, { file, way }): Checked => ({ file, way, effect, revision }),
);

/** After the last change of mind so many ms pass before the server is asked. */
const SETTLED_MS = 300;

/**
 * Returns the effect of an import at once, by the same function that the server uses, and the revision for which the server confirms it;
 * null until it does. `retry` asks again after a failure.
 */
export function useEffectOfImport(
  menu: Menu,
  file: MenuFile | null,
  way: ImportWay,
): {
  readonly effect: FileEffect | null;
  readonly revision: number | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const dispatch = useDispatch();
  const checked = useSelector(check.select);
  const own = useMemo(
    () => file && planImport(menu, file, way, { business: menu.key, newKey }).effect,
    [menu, file, way],
  );
  useEffect(() => {
    if (!file) return undefined;
    const timer = setTimeout(() => dispatch(check.requested({ file, way })), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [dispatch, menu, file, way]);
  const now =
    checked?.status === 'shown' && checked.value?.file === file && checked.value.way === way ? checked.value : null;
  return {
    effect: now?.effect ?? own,
    revision: now?.revision ?? null,
    failed: checked?.status === 'failed',
    retry: () => {
      if (file) dispatch(check.requested({ file, way }));
    },
  };
}
