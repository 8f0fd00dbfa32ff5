import type { Migration } from 'kysely';
import * as firstTables from './0001-first-tables.ts';
import * as visits from './0002-visits.ts';
import * as payments from './0003-payments.ts';
import * as trashAndSoldOut from './0004-trash-and-sold-out.ts';
import * as sessionDevices from './0005-session-devices.ts';
import * as settingsDocument from './0006-settings-document.ts';
import * as sessionsAndAudit from './0007-sessions-and-audit.ts';
import * as clientErrors from './0008-client-errors.ts';
import * as lastChange from './0009-last-change.ts';
import * as optionsAndDiets from './0010-options-and-diets.ts';
import * as pricesOverTime from './0011-prices-over-time.ts';
import * as remotes from './0012-remotes.ts';
import * as remoteTokens from './0013-remote-tokens.ts';
import * as canaries from './0014-canaries.ts';
import * as sectionUse from './0015-section-use.ts';
import * as backupRuns from './0016-backup-runs.ts';
import * as businessUse from './0017-business-use.ts';
import * as emailsOfAnyNode from './0018-emails-of-any-node.ts';
import * as visitCounts from './0019-visit-counts.ts';
import * as changes from './0020-changes.ts';
import * as answerCounts from './0021-answer-counts.ts';
import * as signInsUnderWay from './0022-sign-ins-under-way.ts';
import * as orders from './0023-orders.ts';
import * as deskPresence from './0024-desk-presence.ts';
import * as charges from './0025-charges.ts';
import * as tables from './0026-tables.ts';

/** In the order of their names; a name that has been released never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-visits': visits,
  '0003-payments': payments,
  '0004-trash-and-sold-out': trashAndSoldOut,
  '0005-session-devices': sessionDevices,
  '0006-settings-document': settingsDocument,
  '0007-sessions-and-audit': sessionsAndAudit,
  '0008-client-errors': clientErrors,
  '0009-last-change': lastChange,
  '0010-options-and-diets': optionsAndDiets,
  '0011-prices-over-time': pricesOverTime,
  '0012-remotes': remotes,
  '0013-remote-tokens': remoteTokens,
  '0014-canaries': canaries,
  '0015-section-use': sectionUse,
  '0016-backup-runs': backupRuns,
  '0017-business-use': businessUse,
  '0018-emails-of-any-node': emailsOfAnyNode,
  '0019-visit-counts': visitCounts,
  '0020-changes': changes,
  '0021-answer-counts': answerCounts,
  '0022-sign-ins-under-way': signInsUnderWay,
  '0023-orders': orders,
  '0024-desk-presence': deskPresence,
  '0025-charges': charges,
  '0026-tables': tables,
};
