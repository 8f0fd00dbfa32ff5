// Named one by one: `export *` would carry whole libraries into the shell's first bytes.
export { Link, Navigate, Route, Routes, useLocation, useNavigate, useParams, useRoutes } from 'react-router-dom';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export { combineReducers } from 'redux';
export { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
export {
  actionChannel,
  all,
  call,
  delay,
  flush,
  fork,
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
  selectDevelopment,
  selectLocked,
  selectSessionEnded,
  selectSupportWhatsApp,
  selectUser,
  sessionEnded,
  sessionResumed,
  sessionSlice,
  signedIn,
  type SessionState,
} from './session/session-slice.ts';
export {
  businessReceived,
  categoriesAdded,
  categoryChanged,
  categoryMoved,
  categoryRemoved,
  featuredMoved,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemMovedInto,
  itemRemoved,
  itemsAdded,
  itemUnfeatured,
  menuReceived,
  menuRefreshFailed,
  menuRefreshRequested,
  menuShown,
  menuSlice,
  pricesChanged,
  selectMenu,
  selectMenuEtag,
  selectTimeZone,
  siblingsOrdered,
  type MenuState,
} from './menu/menu-slice.ts';
export {
  modalClosed,
  modalOpened,
  overlaysSlice,
  screenBlocked,
  screenReleased,
  selectBlocked,
  selectModal,
  selectSnackbars,
  snackbarDismissed,
  snackbarShown,
  type Modal,
  type OverlaysState,
  type Snackbar,
} from './overlays/overlays-slice.ts';
export {
  notificationsCounted,
  notificationsRead,
  notificationsSlice,
  selectNotificationsTotal,
  type NotificationsState,
} from './notifications/notifications-slice.ts';
export {
  connectionBack,
  connectionLost,
  connectionRetried,
  connectionSlice,
  selectConnectionLost,
  type ConnectionState,
} from './connection/connection-slice.ts';
export { newest } from './progress/newest.ts';
export { screensSlice, selectScreens, useButtonGroups, type ScreensState } from './screens/screens-slice.ts';
export { inSession } from './session/in-session.ts';
export { RouterLink } from './router-link.tsx';
export { CannotOpen, useCannotOpen } from './lazy-screen/cannot-open.tsx';
export { lazyScreen } from './lazy-screen/lazy-screen.tsx';
export { untilFetched } from './lazy-screen/until-fetched.ts';
