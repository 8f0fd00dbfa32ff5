import { DESK_LISTS, type DeskList } from '@carta/domain';
import { useLocation, useNavigate } from '@carta/panel';
import { useCallback } from 'react';

const DAY = /^\d{4}-\d\d-\d\d$/;

interface ShownList {
  readonly list: DeskList;
  /** Of 'Historial', as '2026-11-21'; null for today. */
  readonly day: string | null;
  readonly show: (list: DeskList, day?: string | null) => void;
}

/** The list that the desk shows, and the day of 'Historial'. Both stand in the address, so that a reload and the way back keep them. */
export function useShownList(): ShownList {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const list = DESK_LISTS.find((one) => one === asked.get('list')) ?? 'new';
  const day = asked.get('day') ?? '';
  const show = useCallback(
    (next: DeskList, of: string | null = null) => {
      const params = new URLSearchParams({ ...(next !== 'new' && { list: next }), ...(of !== null && { day: of }) });
      void navigate({ search: `${params}` }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { list, day: list === 'over' && DAY.test(day) ? day : null, show };
}
