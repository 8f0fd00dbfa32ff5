import { openLog } from '../processes/open-log.ts';

// A program that ends in the turn of the event loop in which it logs.
const log = openLog('info');
log.info('first');
log.info('last');
process.exit();
