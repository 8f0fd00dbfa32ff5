// Named one by one: `export *` would carry whole libraries into the shell's first bytes.
export { useLocation, useNavigate, useParams, useRoutes } from 'react-router-dom';
export { useDispatch, useSelector, useStore } from 'react-redux';
export { combineReducers, type Reducer } from 'redux';
export { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export { buffers, channel, type Channel } from 'redux-saga';
export {
  actionChannel,
  call,
  delay,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';

export type { PanelState } from './panel-state.ts';
export {
  selectBusinessKey,
  selectLocked,
  selectSessionEnded,
  selectSupportWhatsApp,
  selectUser,
} from './session/session-slice.ts';
export {
  businessReceived,
  categoriesAdded,
  categoryChanged,
  categoryMoved,
  categoryRemoved,
  featuredMoved,
  groupsChanged,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemMovedInto,
  itemRemoved,
  itemsAdded,
  itemsMovedInto,
  itemUnfeatured,
  menuReceived,
  menuReducer,
  menuRefreshRequested,
  menuShown,
  menuSlice,
  pricesChanged,
  selectMenu,
  selectTimeZone,
  severalChanged,
  siblingsOrdered,
  type MenuState,
  type SeveralChange,
} from './menu/menu-slice.ts';
export {
  modalClosed,
  modalOpened,
  screenBlocked,
  screenReleased,
  selectModal,
  snackbarOutdated,
  snackbarShown,
} from './overlays/overlays-slice.ts';
export { notificationsRead } from './notifications/notifications-slice.ts';
export { connectionBack, connectionLost, selectConnectionLost } from './connection/connection-slice.ts';
export { serverEvent } from './connection/server-event.ts';
export { useLiveStream } from './connection/use-live-stream.ts';
export { useWaitingCount } from './connection/use-waiting-count.ts';
export { useButtonGroups } from './screens/use-button-groups.ts';
export { inSession } from './session/in-session.ts';
export { asList, type FieldKinds } from './remote-data/as-list.ts';
export { remoteDataOf, useRemoteData, type RemoteData, type ShownData } from './remote-data/remote-data.ts';
export { RouterLink } from './router-link.tsx';
export { CannotOpen, useCannotOpen } from './overlays/cannot-open.tsx';
