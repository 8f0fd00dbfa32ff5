import '@carta/ui/base.css';
import { createApiClient } from '@carta/api-client';
import { hydrateRoot } from 'react-dom/client';
import { readPage } from './document.ts';
import { rememberBusiness } from './session/local-storage.ts';
import { sessionSaga } from './session/session-saga.ts';
import { addressAfter, SignIn } from './sign-in.tsx';
import { createShellStore } from './store.ts';

const { root, state } = readPage();
const store = createShellStore(state);
rememberBusiness(localStorage, null);
store.runSaga(sessionSaga(createApiClient(), (address) => location.replace(address)));
hydrateRoot(root, <SignIn store={store} state={state} thenGoTo={addressAfter(location)} />);
