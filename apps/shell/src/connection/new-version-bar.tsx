import { useLocation, useSelector } from '@carta/panel';
import { selectScreens } from '@carta/panel/shell';
import { RELOAD_CHECK } from '@carta/contract';
import { StatusBar } from '@carta/ui';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { screenAt } from '../routes.ts';

/** How often the page is asked for unsaved work, in ms. */
const CHECK_INTERVAL = 500;

interface NewVersionBarProps {
  readonly reload?: () => void;
}

/** Offers to load the page anew while nothing is unsaved, and does so by itself when the owner opens another section. */
export function NewVersionBar({ reload = () => location.reload() }: NewVersionBarProps) {
  const { pathname } = useLocation();
  const section = screenAt(useSelector(selectScreens), pathname)?.remote;
  const shown = useRef(section);
  const [isShown, setShown] = useState(isAllSaved);
  useEffect(() => {
    const timer = setInterval(() => setShown(isAllSaved()), CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (isAllSaved()) reload();
  }, [section, reload]);
  return (
    isShown && (
      <StatusBar icon={Sparkles} action={{ label: 'Actualizar', onSelect: reload }}>
        Hay una versión nueva
      </StatusBar>
    )
  );
}

/** Whoever has unsaved work prevents the closing of the page, or this check. */
function isAllSaved(): boolean {
  const isAllowed = (type: string) => dispatchEvent(new Event(type, { cancelable: true }));
  return !document.querySelector('[role="dialog"]') && ['beforeunload', RELOAD_CHECK].every(isAllowed);
}
