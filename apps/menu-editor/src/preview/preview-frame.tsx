import { PREVIEW_READY, previewAddress, previewMessage, previewPointer } from '@carta/contract';
import { publicMenu } from '@carta/domain';
import { selectMenu, useLocation, useSelector } from '@carta/panel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { selectDraft, selectEditing } from '../tree-state/tree-slice.ts';
import { placeOf } from './place.ts';
import {
  selectGroupDraft,
  selectPointedPart,
  selectPointedRow,
  selectRecordsDraft,
  selectSettingsDraft,
} from './preview-slice.ts';
import styles from './preview-frame.module.css';
import { unsavedMenu, withNoticeToday } from './unsaved-menu.ts';

/** Fast typing is drawn once per this many ms. */
const DRAW_DELAY_MS = 80;

const NOTICE_SCREEN = '/panel/menu/notice';

interface PreviewFrameProps {
  readonly business: string;
  /** Takes it out of the way of Tab. */
  readonly inert?: boolean;
}

/** The public menu with every draft of the owner. */
export function PreviewFrame({ business, inert = false }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [timesReady, setTimesReady] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const menu = useSelector(selectMenu);
  const draft = useSelector(selectDraft);
  const group = useSelector(selectGroupDraft);
  const records = useSelector(selectRecordsDraft);
  const settings = useSelector(selectSettingsDraft);
  const { pathname: path } = useLocation();
  const at = usePlace(path);
  const addressOf = usePictureAddresses();

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isFrame = source === frame.current?.contentWindow && origin === location.origin;
      if (isFrame && data === PREVIEW_READY) setTimesReady((times) => times + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (timesReady === 0 || !menu) return;
    const timer = setTimeout(() => {
      const unsaved = unsavedMenu(menu, { draft, group, records, settings }, addressOf);
      const shown = publicMenu(path === NOTICE_SCREEN ? withNoticeToday(unsaved) : unsaved);
      frame.current?.contentWindow?.postMessage(previewMessage(shown), location.origin);
    }, DRAW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [timesReady, menu, draft, group, records, settings, addressOf, path]);

  useEffect(() => {
    if (timesReady === 0) return;
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(previewPointer(at), location.origin);
    }, DRAW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [timesReady, at]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={previewAddress(business)}
      title="Vista previa del menú"
      inert={inert}
      data-drawn={isDrawn}
      onLoad={() => setDrawn(true)}
    />
  );
}

/** Returns where the frame shows what the owner edits; the same object while that is one place. */
function usePlace(path: string) {
  const editing = useSelector(selectEditing);
  const records = useSelector(selectRecordsDraft);
  const row = useSelector(selectPointedRow);
  const part = useSelector(selectPointedPart);
  return useMemo(() => placeOf({ editing, records, row, part, path }), [editing, records, row, part, path]);
}

/** Returns the object URL of a chosen picture, the same one each time; all are revoked on unmount. */
function usePictureAddresses(): (picture: Blob) => string {
  const addresses = useRef(new Map<Blob, string>());
  useEffect(() => {
    const known = addresses.current;
    return () => {
      for (const address of known.values()) URL.revokeObjectURL(address);
      known.clear();
    };
  }, []);
  return useCallback((picture) => {
    const address = addresses.current.get(picture) ?? URL.createObjectURL(picture);
    addresses.current.set(picture, address);
    return address;
  }, []);
}
