export { addOption, type AddOption } from './add-options.ts';
export {
  AnalyticsReport,
  categoryReport,
  dayIn,
  firstReportDay,
  MOST_PRODUCTS,
  mostVisitedFirst,
  REPORT_DAYS,
  REPORT_PERIODS,
  VisitsReport,
  visitsReport,
  type ReportPeriod,
} from './analytics.ts';
export {
  Announcement,
  ANNOUNCEMENT_TAGS,
  announcementBySlug,
  announcementPath,
  announcementPreview,
  Announcements,
  announcementTag,
  isAnnouncementImage,
  isAnnouncementLink,
  shownAnnouncements,
} from './announcement.ts';
export { badgeText, bellName, notificationRefreshPeriod } from './badge.ts';
export { Board, BOARD_COLORS, decodeBoard, encodeBoard } from './board.ts';
export { Category, categoryTitle, Image, newCategory, type CategoryChanges } from './category.ts';
export { isChanged } from './changed.ts';
export {
  Color,
  contrastRatio,
  formatColor,
  isReadable,
  isSameColor,
  parseColor,
  readableOn,
  relativeLuminance,
  rgbOf,
  type Rgb,
} from './color.ts';
export {
  canSaveContactButton,
  contactAccount,
  ContactButton,
  contactPhone,
  contactUrl,
  DEFAULT_CONTACT_BUTTON,
  INSTAGRAM_PREFIX,
  phonePrefix,
  switchContactType,
} from './contact-button.ts';
export { COUNTER, steppedCount } from './counter.ts';
export {
  canSaveCustomization,
  changedPieces,
  Style,
  type CustomizationChanges,
  type CustomizationDraft,
} from './customization.ts';
export { canSaveDeliveryTime, DELIVERY_TIME_MIN } from './delivery-time.ts';
export { featuredShown, moveFeatured, nextFeaturedRank, toggledFeatured } from './featured.ts';
export {
  homeButtons,
  menuButtons,
  needsWhatsAppWarning,
  orderButtons,
  WHATSAPP_WARNING,
  type SectionButton,
} from './home.ts';
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
} from './image.ts';
export { ModalInfo } from './info.ts';
export { Item, itemDescription, itemTitle, newItem, type ItemChanges } from './item.ts';
export { keptPictures } from './kept-pictures.ts';
export { BusinessKey, Key, newKey } from './key.ts';
export { isClearedOnLoad, rememberedPictures, SCROLL_SAVE_DELAY, SCROLL_STORAGE_KEY } from './local-storage.ts';
export { checkLogin, Credentials, PASSWORD_LENGTH } from './login.ts';
export { shortDate, shortDay } from './short-date.ts';
export { canSubmitLogin } from './login-form.ts';
export { PasswordChange } from './new-password.ts';
export { Manual, MANUAL_CELL_HEIGHT, Manuals, toggledPlaying, VIDEO_ORIGINS, videoFrame } from './manual.ts';
export { menuFileToRecords, type FileTarget, type NewCategory, type NewItem } from './menu-file-to-records.ts';
export { MenuFile, parseMenuFile } from './menu-file.ts';
export { menuFileChanges, type FileEntry, type MenuFileChanges, type RepricedEntry } from './menu-file-changes.ts';
export { menuToFile } from './menu-to-file.ts';
export {
  Business,
  settingsOf,
  findCategory,
  DEFAULT_TIME_ZONE,
  itemsOf,
  Menu,
  MENU_TYPES,
  sortedMenu,
  subcategoriesOf,
  type MenuType,
} from './menu.ts';
export { canSaveMercadoPago, MercadoPago, mercadoPagoChanges, type MercadoPagoDraft } from './mercado-pago.ts';
export {
  COVER_NOT_SAVED,
  COVER_SAVED,
  EMPTY_SIGN_IN,
  ERROR_MESSAGES,
  LOCKED_EDITOR,
  NOT_CONNECTED,
  NOT_SAVED,
  unexpectedError,
} from './messages.ts';
export { MODAL_TYPES, modalInstead, type ModalType } from './modal.ts';
export { newestFirst, Notification, unreadCount } from './notification.ts';
export { moves, moveWithin, nextOrder, orderFor, sortByOrder, type Ordered } from './ordering.ts';
export {
  canSavePaymentMethods,
  DEFAULT_PAYMENT_METHODS,
  NO_PAYMENT_METHOD,
  PAYMENT_METHOD_NAMES,
  PaymentMethods,
  selectedPaymentMethods,
} from './payment-methods.ts';
export {
  Payment,
  paymentDate,
  paymentLabel,
  paymentPage,
  PAYMENTS_PAGE_SIZE,
  sortPayments,
  type PaymentLabel,
  type PaymentPage,
} from './payment.ts';
export { parseFile, type FileIssue, type ParsedFile } from './parse-file.ts';
export { canSavePickupPoint, hasPickupPoint, PICKUP_POINT_MIN } from './pickup-point.ts';
export {
  BANNER_PLACEHOLDER,
  CATEGORY_PLACEHOLDER,
  IMAGE_WIDTHS,
  imageUrlOf,
  imageVariant,
  LARGEST_IMAGE_WIDTH,
  PRODUCT_PLACEHOLDER,
  type ImageWidth,
} from './placeholders.ts';
export {
  DEFAULT_PRICE,
  formatPrice,
  padSmall,
  parseBig,
  parseSmall,
  Price,
  priceFromCents,
  priceFromDecimal,
  priceInCents,
  priceParts,
  priceToDecimal,
} from './price.ts';
export { publicMenu, type PublicCategory, type PublicItem, type PublicMenu } from './public-menu.ts';
export { FILL_ONLY_COLOR, isFillOnly, ownerTheme, type OwnerTheme } from './owner-theme.ts';
export { qrColor, QR_CONTRAST } from './qr-color.ts';
export { ok, refused, type Result } from './result.ts';
export { scannedAddress, visitOrigin } from './scanned-address.ts';
export { lostPasswordUrl, supportMessage, supportUrl } from './support.ts';
export { TEXT_LIMITS, textProblem } from './text-limits.ts';
export { canHoldCategory, canHoldItem, checkToLevel, resetsToLevel, setsToLevel3, type Holding } from './to-level.ts';
export { User } from './user.ts';
export { toggled } from './visibility.ts';
export { countedAs, MOST_VISITS, oldestVisitDay, Visit, VISIT_DAYS, visitsOf, type VisitCount } from './visit.ts';
export {
  canSaveWhatsApp,
  dialledNumber,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  WHATSAPP_LENGTH,
  whatsAppDigits,
  whatsAppTestMessage,
  whatsAppUrl,
} from './whatsapp.ts';
export { removeCategory } from './remove-category.ts';
export {
  changedPrice,
  changedPrices,
  parseHundredths,
  PRICE_ROUNDINGS,
  PriceChange,
  type ChangedPrice,
  type PriceRounding,
} from './price-change.ts';
export { isFoundIn, searchMenu, searchText, type Found } from './search.ts';
export { firstBackOnSale, isSoldOut, soldOutUntil } from './sold-out.ts';
export { categoriesForItem, moveItemInto, targetOf, type MovedInto, type Target } from './move-item.ts';
export { copyTitle, duplicateCategory, duplicateItem, type Copies } from './duplicate.ts';
export { restorableUntil, restore, TRASH_DAYS, type Deletion, type Restored } from './trash.ts';
export {
  ORDER_LINES,
  ORDER_QUANTITY,
  ORDER_TEXT_LIMIT,
  orderText,
  orderTotal,
  type Order,
  type OrderLine,
} from './order-text.ts';
export { sampleOrder } from './sample-order.ts';
export { wifiQrText } from './wifi.ts';
export { csvText } from './csv.ts';
export { busiestDay, isWithoutVisits, visitsCsv, visitTotals, type VisitTotals } from './visits-figures.ts';
