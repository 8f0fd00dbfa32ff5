import { PREVIEW_READY, previewAddress, previewMessage } from '@carta/contract';
import { publicMenu } from '@carta/domain';
import { selectMenu, useSelector } from '@carta/panel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { selectDraft } from '../tree-state/tree-slice.ts';
import { selectSettingsDraft } from './preview-slice.ts';
import styles from './preview-frame.module.css';
import { unsavedMenu } from './unsaved-menu.ts';

/** Fast typing is drawn once per this many ms. */
const DRAW_DELAY_MS = 80;

/** The public menu with every draft of the owner. */
export function PreviewFrame({ business }: { readonly business: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [timesReady, setTimesReady] = useState(0);
  const menu = useSelector(selectMenu);
  const draft = useSelector(selectDraft);
  const settings = useSelector(selectSettingsDraft);
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
      const shown = publicMenu(unsavedMenu(menu, { draft, settings }, addressOf));
      frame.current?.contentWindow?.postMessage(previewMessage(shown, draft?.base.key ?? null), location.origin);
    }, DRAW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [timesReady, menu, draft, settings, addressOf]);

  // Not in the way of Tab: what it shows is reached by the rows.
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={previewAddress(business)}
      title="Vista previa del menú"
      tabIndex={-1}
    />
  );
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
