export { listOf } from './list-of.ts';
export { ok, refused, type Result } from './result.ts';
export { withoutEmpty } from './without-empty.ts';

export { addOption, COUNTER, steppedCount, type AddOption } from './menu/adding.ts';
export { Category, categoryTitle, Image, newCategory, type CategoryChanges } from './menu/category.ts';
export { copyTitle, duplicateCategory, duplicateItem, type Copies } from './menu/duplicate.ts';
export { featuredShown, moveFeatured, nextFeaturedRank } from './menu/featured.ts';
export { Item, itemDescription, itemTitle, newItem, type ItemChanges } from './menu/item.ts';
export { BusinessKey, Key } from './menu/key.ts';
export { newKey } from './menu/new-key.ts';
export { changeDoneBy, LastChange, lastChangeIn, lastChangeText, type StoredChange } from './menu/last-change.ts';
export {
  movedText,
  RECORDED_KINDS,
  recordedChangeText,
  type RecordedChange,
  type RecordedKind,
} from './menu/recorded-change.ts';
export { goesOnWith } from './menu/goes-on-with.ts';
export { undoableChanges, undoableSteps, type TouchingChange } from './menu/undoable.ts';
export {
  Business,
  findCategory,
  itemsOf,
  recordsByParent,
  Menu,
  removeCategory,
  settingsOf,
  subcategoriesOf,
  toggledShow,
} from './menu/menu.ts';
export { menuTree, type MenuTree } from './menu/menu-tree.ts';
export { MENU_TYPES, MenuTypes, type MenuType, type OrderType } from './orders/menu-types.ts';
export { DEFAULT_SETTINGS, Settings } from './settings/settings.ts';
export { DEFAULT_TIME_ZONE, timeZoneOptions } from './settings/time-zone.ts';
export {
  checkMenuSize,
  MAX_CATEGORIES,
  MAX_MENU_FILE_BYTES,
  MAX_SEVERAL,
  TOO_MANY_MESSAGES,
} from './menu/menu-limits.ts';
export {
  categoriesForItem,
  moveItemInto,
  moveItemsInto,
  targetOf,
  type MovedInto,
  type Target,
} from './menu/move-item.ts';
export { moves, moveWithin, nextOrder, orderFor, sortByOrder, type Ordered } from './menu/ordering.ts';
export { MAX_PASTED_LINES, pastedItems, type PastedItem } from './menu/pasted-items.ts';
export { withPricesBeside } from './menu/price-lines.ts';
export {
  publicItems,
  publicMenu,
  publicMenuUntil,
  type PublicCategory,
  type PublicItem,
  type PublicMenu,
  type PublicOptionGroup,
} from './menu/public-menu.ts';
export { lacksPrice } from './menu/lacks-price.ts';
export { unfinishedSummary, type Unfinished } from './menu/unfinished.ts';
export { finder, matchedRanges, searchWords, type Findable, type Finding } from './menu/find.ts';
export { isFoundIn, searchMenu, searchText, WITHOUT_GLUTEN_DATA, WITHOUT_PRICE, type Found } from './menu/search.ts';
export {
  canHoldCategory,
  canHoldItem,
  checkToLevel,
  resetsToLevel,
  setsToLevel3,
  type Holding,
} from './menu/to-level.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';
export {
  restorableUntil,
  restore,
  restoreMainCategories,
  TRASH_DAYS,
  type Deletion,
  type Restored,
} from './menu/trash.ts';

export * from './menu-file.ts';
export { csvText } from './texts/csv-text.ts';

export * from './prices.ts';

export { Color, colorProblem, contrastRatio, formatColor, isReadable, isSameColor } from './pictures/color.ts';
export { parseColor, readableOn, relativeLuminance, rgbOf, type Rgb } from './pictures/color.ts';
export {
  checkImageSize,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_TYPES,
  IMAGE_UNREADABLE,
  IMAGE_UNSUPPORTED,
  imageLimit,
  imageTooLargeMessage,
  MOST_IMAGE_PIXELS,
  SHOWN_RATIOS,
  type ImageKind,
} from './pictures/image.ts';
export { FILL_ONLY_COLOR, isFillOnly, ownerTheme, type OwnerTheme } from './pictures/owner-theme.ts';
export {
  BANNER_PLACEHOLDER,
  CATEGORY_PLACEHOLDER,
  IMAGE_WIDTHS,
  imageUrlOf,
  isOwnPicture,
  isPlaceholder,
  imageVariant,
  LARGEST_IMAGE_WIDTH,
  PRODUCT_PLACEHOLDER,
  type ImageWidth,
} from './pictures/placeholders.ts';
export { qrColor, QR_CONTRAST } from './pictures/qr-color.ts';

export { Board, BOARD_COLORS, boardProblem, decodeBoard, encodeBoard } from './settings/board.ts';
export { isChanged } from './settings/changed.ts';
export {
  canSaveContactButton,
  contactAccount,
  ContactButton,
  contactPhone,
  contactUrl,
  contactWarning,
  DEFAULT_CONTACT_BUTTON,
  INSTAGRAM_PREFIX,
  isInstagramAccount,
  NOT_AN_ACCOUNT,
  phonePrefix,
  readContactButton,
  switchContactType,
} from './settings/contact-button.ts';
export {
  canSaveCustomization,
  changedPieces,
  Style,
  type CustomizationChanges,
  type CustomizationDraft,
} from './settings/customization.ts';
export { BusinessName, businessNameProblem, ModalInfo } from './settings/info.ts';
export { Legal } from './settings/legal.ts';
export { PageNotice } from './settings/page-notice.ts';
export { noticeOn } from './settings/shown-notice.ts';
export {
  canSaveMercadoPago,
  CHARGING_SITE,
  MercadoPago,
  mercadoPagoChanges,
  needsTokenWarning,
  TOKEN_CHECK_MS,
  TOKEN_WARNING,
  tokenState,
  type MercadoPagoDraft,
  type TokenState,
} from './settings/mercado-pago.ts';
export { argentineMetadata } from './phones/argentine-metadata.ts';
export {
  enteredPhone,
  readPhone,
  unreadPhone,
  type Phone,
  type PhoneEdit,
  type PhoneEntry,
  type PhoneParser,
  type PhoneReading,
} from './phones/read-phone.ts';
export { readWhatsAppNumber } from './phones/read-whatsapp-number.ts';
export { publicWifi, wifiQrText, wifiWarning, type PublicWifi } from './settings/wifi.ts';

export { Delivery, hasDelivery, MAX_ZONES } from './orders/delivery.ts';
export { canSaveDeliveryTime, DELIVERY_TIME_MIN } from './orders/delivery-time.ts';
export {
  ORDER_LINES,
  ORDER_QUANTITY,
  ORDER_TEXT_LIMIT,
  lineAmount,
  orderText,
  orderTotal,
  type DeskText,
  type Order,
  type OrderLine,
  type OrderPayment,
  type OrderPlace,
  type OrderProblem,
} from './orders/order-text.ts';
export { offeredPayments, orderProblems, type FilledOrder, type OrderObstacle } from './orders/order-problems.ts';
export {
  canSavePaymentMethods,
  DEFAULT_PAYMENT_METHODS,
  NO_PAYMENT_METHOD,
  ORDER_PAYMENT_NAMES,
  PAYMENT_METHOD_NAMES,
  PaymentMethods,
  selectedPaymentMethods,
} from './orders/payment-methods.ts';
export { longestNotes, type OrderNote } from './orders/longest-notes.ts';
export { canSavePickupPoint, hasPickupPoint, PICKUP_POINT_MIN } from './orders/pickup-point.ts';
export * from './orders/cart.ts';
export { sampleOrder } from './orders/sample-order.ts';
export { canSaveTransfer, Transfer, transferShown } from './orders/transfer.ts';
export * from './orders/whatsapp.ts';
export * from './orders.ts';
export * from './tables.ts';

export * from './account.ts';
export * from './visits.ts';

export { isTooDeep, MAX_JSON_DEPTH, parseJson } from './texts/parse-json.ts';
export { dayTitle } from './texts/day-title.ts';
export { shortDate, shortDateTime, shortDay } from './texts/short-date.ts';
export { timeAgo } from './texts/time-ago.ts';
export { TEXT_LIMITS, textProblem, textTooLong } from './texts/text-limits.ts';

export { badgeText, bellName, notificationRefreshPeriod } from './panel/badge.ts';
export { FirstSteps } from './settings/first-steps.ts';
export { firstSteps, hasFirstSteps, type FirstStep } from './panel/first-steps.ts';
export {
  ButtonCondition,
  buttonGroups,
  needsWhatsAppWarning,
  offersReception,
  screenFor,
  ScreenTopic,
  tileColumns,
  WHATSAPP_WARNING,
} from './panel/home.ts';
export { isClearedOnLoad, rememberedPictures, SCROLL_SAVE_DELAY, SCROLL_STORAGE_KEY } from './panel/local-storage.ts';
export {
  CHANGED_SINCE,
  COVER_NOT_SAVED,
  COVER_SAVED,
  EMPTY_SIGN_IN,
  ERROR_MESSAGES,
  NOT_CONNECTED,
  NOT_SAVED,
  unexpectedError,
} from './panel/messages.ts';
export { DEFAULT_MODAL, LOCKED_EDITOR, modalInstead, type ModalType } from './panel/modal.ts';

export * from './diets/diets.ts';
export * from './diets/line-diets.ts';
export * from './diets/declare.ts';
export * from './diets/diet-words.ts';
export { suits, usefulFilters, type DietFilter } from './diets/diet-filters.ts';
export * from './hours.ts';
export { changedItemGroups, type GroupsChange } from './options/several-item-groups.ts';
export { ruleWithin, ruleWords, type GroupRule } from './options/group-rule.ts';
export { editOptionGroup, hasOtherSize, itemsWithGroup, newOptionGroup } from './options/edit-group.ts';
export {
  checkItemGroups,
  groupUses,
  ItemOptionGroups,
  keptItemGroups,
  restoredUses,
  type GroupUse,
  ONE_SIZE_GROUP,
} from './options/item-groups.ts';
export {
  CHOICE_PROBLEMS,
  choiceProblem,
  choiceWords,
  Option,
  OPTION_LIMITS,
  OptionGroup,
  OptionGroupChanges,
  TOO_MANY_GROUPS,
  WrittenOptionGroup,
} from './options/option-group.ts';
export { canBeOrdered, checkSelection, groupsOf, shownPrice } from './options/selection.ts';
export { type SelectedItem, type Selection, type SelectionProblem } from './options/selection.ts';
