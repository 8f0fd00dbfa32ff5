import '@carta/ui/base.css';
import { apiClientFor } from '@carta/api-client';
import { routes } from '@carta/contract';
import { hydrateRoot } from 'react-dom/client';
import { readPage } from './document.ts';
import { rememberBusiness } from './session/local-storage.ts';
import { signInSaga } from './session/sign-in-saga.ts';
import { addressAfter, SignIn } from './sign-in.tsx';
import { createVisitorStore } from './visitor-store.ts';

const { root, state } = readPage();
const store = createVisitorStore(state);
rememberBusiness(localStorage, null);
store.runSaga(signInSaga(apiClientFor({ login: routes.login }), (address) => location.replace(address)));
hydrateRoot(root, <SignIn store={store} state={state} thenGoTo={addressAfter(location)} />);
