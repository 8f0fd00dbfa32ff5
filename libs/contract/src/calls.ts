import * as z from 'zod/mini';
import { homeSummary, mostVisitedCategories, visits } from './calls/analytics-calls.ts';
import { updateBusiness } from './calls/business-calls.ts';
import { createCategory, deleteCategory, sortCategory, updateCategory, uploadCover } from './calls/category-calls.ts';
import { changes, undoChange } from './calls/change-calls.ts';
import { recordOpening, reportClientError } from './calls/client-error-calls.ts';
import { announcements, manuals } from './calls/content-calls.ts';
import { copyCategory, copyItem } from './calls/copy-calls.ts';
import { createItem, deleteItem, moveItem, sortFeatured, sortItem, updateItem } from './calls/item-calls.ts';
import { checkMenuFile, events, importMenu, menu, menuFile, menuPdf, undoImport } from './calls/menu-calls.ts';
import { createOptionGroup, deleteOptionGroup, sortOptionGroup, updateOptionGroup } from './calls/option-calls.ts';
import {
  cancelPublicOrder,
  payPublicOrder,
  chargeNotice,
  eraseDiner,
  orders,
  ordersCsv,
  placeOrder,
  publicOrder,
  sales,
  stepOrder,
  refundOrder,
  tickLines,
} from './calls/order-calls.ts';
import {
  cancelPlannedPrices,
  plannedPrice,
  plannedPrices,
  planPrices,
  updatePlannedPrices,
} from './calls/planned-price-calls.ts';
import { itemPriceHistory, itemPriceHistoryCsv, priceHistory, priceHistoryCsv } from './calls/price-history-calls.ts';
import { updatePrices } from './calls/price-calls.ts';
import { publicMenu } from './calls/public-menu-calls.ts';
import { qrPng, qrSvg } from './calls/qr-calls.ts';
import { changePassword, endOtherSessions, endSession, sessions } from './calls/session-calls.ts';
import { updateSeveralCategories, updateSeveralItems } from './calls/several-calls.ts';
import {
  answerRequest,
  changeTable,
  publicTable,
  requestAtTable,
  tableRequest,
  tablesPdf,
} from './calls/table-calls.ts';
import { restore, trash } from './calls/trash-calls.ts';
import { login, logout, notifications, updateUser } from './calls/user-calls.ts';
import { recordVisits } from './calls/visit-calls.ts';
import { defineCall, type Call } from './call.ts';
import * as routes from './routes.ts';

/** Returns the OpenAPI document of all calls. */
const openApi = defineCall({
  ...routes.openApi,
  access: 'public',
  locks: false,
  response: z.looseObject({ openapi: z.string() }),
  etag: true,
  status: 200,
  summary: 'Esta descripción de la API',
});

/** The name of a call: 'updateItem'. */
export type CallName = keyof typeof routes;

/** Every call by its name, which server, client and API page share. */
export const calls = {
  login,
  logout,
  notifications,
  updateUser,
  changePassword,
  sessions,
  endOtherSessions,
  endSession,
  menu,
  publicMenu,
  menuPdf,
  menuFile,
  importMenu,
  checkMenuFile,
  undoImport,
  createCategory,
  updateCategory,
  uploadCover,
  deleteCategory,
  sortCategory,
  createItem,
  updateItem,
  deleteItem,
  sortItem,
  sortFeatured,
  moveItem,
  copyItem,
  copyCategory,
  updateSeveralItems,
  updateSeveralCategories,
  updatePrices,
  planPrices,
  plannedPrices,
  plannedPrice,
  updatePlannedPrices,
  cancelPlannedPrices,
  priceHistory,
  itemPriceHistory,
  priceHistoryCsv,
  itemPriceHistoryCsv,
  createOptionGroup,
  updateOptionGroup,
  deleteOptionGroup,
  sortOptionGroup,
  trash,
  restore,
  changes,
  undoChange,
  updateBusiness,
  events,
  mostVisitedCategories,
  visits,
  homeSummary,
  recordVisits,
  qrPng,
  qrSvg,
  manuals,
  announcements,
  reportClientError,
  recordOpening,
  placeOrder,
  publicOrder,
  cancelPublicOrder,
  payPublicOrder,
  chargeNotice,
  orders,
  stepOrder,
  refundOrder,
  eraseDiner,
  ordersCsv,
  sales,
  tickLines,
  changeTable,
  tablesPdf,
  publicTable,
  requestAtTable,
  tableRequest,
  answerRequest,
  openApi,
} as const satisfies Record<CallName, Call>;
