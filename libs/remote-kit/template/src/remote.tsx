import { REMOTE_CONTRACT_VERSION, type RemoteModule } from '@carta/contract';
import { Screens } from './remote-screens.tsx';

export const remote: RemoteModule = { contractVersion: REMOTE_CONTRACT_VERSION, Screens };
