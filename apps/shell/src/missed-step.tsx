import { useLocation } from '@carta/panel';
import { useEffect } from 'react';

/** Tells the router of a step back that was taken while the page that the server drew was hydrated: until then it does not listen. Draws nothing. */
export function MissedStep() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (location.pathname !== pathname) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [pathname]);
  return null;
}
