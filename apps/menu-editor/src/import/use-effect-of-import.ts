import {
  firstModeSteps,
  newKey,
  planImportSteps,
  type FileEffect,
  type ImportWay,
  type Menu,
  type MenuFile,
  type Steps,
} from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { useEffect, useMemo } from 'react';
import { editorData } from '../editor-data.ts';
import { useSteps } from './use-steps.ts';

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

/** An effect of a file, by the function that the server uses too. */
interface Planned {
  readonly menu: Menu;
  readonly file: MenuFile;
  /** Null: the way that fits the file. */
  readonly asked: ImportWay | null;
  readonly way: ImportWay;
  readonly effect: FileEffect;
}

function* planned(menu: Menu, file: MenuFile, asked: ImportWay | null): Steps<Planned> {
  const way = asked ?? { mode: yield* firstModeSteps(menu, file) };
  const { effect } = yield* planImportSteps(menu, file, way, { business: menu.key, newKey });
  return { menu, file, asked, way, effect };
}

interface EffectOfImport {
  /** How the file is imported: as the owner has chosen, else as it fits. */
  readonly way: ImportWay;
  readonly effect: FileEffect;
  /** The revision of the menu for which the server confirms the effect; null until it does. */
  readonly revision: number | null;
  readonly failed: boolean;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** Returns the effect of an import before the server says it, and the last one until the next one is there; null before the first. [FILE-18] */
export function useEffectOfImport(menu: Menu, file: MenuFile | null, asked: ImportWay | null): EffectOfImport | null {
  const dispatch = useDispatch();
  const checked = useSelector(check.select);
  const work = useMemo(() => file && (() => planned(menu, file, asked)), [menu, file, asked]);
  const own = useSteps(work);
  const isCurrent = own?.menu === menu && own.file === file && own.asked === asked;
  useEffect(() => {
    if (!own || !isCurrent) return undefined;
    const timer = setTimeout(() => dispatch(check.requested({ file: own.file, way: own.way })), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [dispatch, own, isCurrent]);
  if (!own || !file) return null;
  const isChecked = isCurrent && checked?.status === 'shown' && checked.value?.file === file;
  const now = isChecked && checked.value.way === own.way ? checked.value : null;
  return {
    way: asked ?? own.way,
    effect: now?.effect ?? own.effect,
    revision: now?.revision ?? null,
    failed: isCurrent && checked?.status === 'failed',
    retry: () => void dispatch(check.requested({ file: own.file, way: own.way })),
  };
}
