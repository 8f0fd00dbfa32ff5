import { RequestCard } from './request-card.tsx';
import { TableCard } from './table-card.tsx';
import type { DeskTables } from './use-desk-tables.ts';

interface RequestsProps extends Pick<DeskTables, 'requests' | 'sending'> {
  readonly isOff: boolean;
}

/** What tables ask for, the oldest first. [TABLE-9] */
export function Requests({ requests, sending, isOff }: RequestsProps) {
  return requests.map((request) => (
    <RequestCard key={request.key} request={request} isSending={sending[request.key] === true} isOff={isOff} />
  ));
}

interface VisitsProps extends Pick<DeskTables, 'visits' | 'sending'> {
  readonly timeZone: string;
  readonly isOff: boolean;
  readonly isFolded: (visit: string) => boolean;
  readonly onFold: (visit: string, isFolded: boolean) => void;
}

/** The tables with people, by when they came. [TABLE-7] */
export function Visits({ visits, sending, isFolded, ...rest }: VisitsProps) {
  return visits.map((visit) => (
    <TableCard
      key={visit.visit}
      {...rest}
      visit={visit}
      isSending={sending[visit.visit] === true}
      isFolded={isFolded(visit.visit)}
    />
  ));
}
