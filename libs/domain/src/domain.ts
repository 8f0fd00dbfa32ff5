export { AnalyticsReport } from './analytics.ts';
export { Announcement } from './announcement.ts';
export { Category, categoryTitle, Image, newCategory, type CategoryChanges } from './category.ts';
export { Item, itemDescription, itemTitle, newItem, type ItemChanges } from './item.ts';
export { BusinessKey, Key, newKey } from './key.ts';
export { canSubmitLogin, checkLogin, Credentials, PASSWORD_LENGTH } from './login.ts';
export { Manual } from './manual.ts';
export { Business, Menu, MENU_TYPES, removeCategory, type MenuType } from './menu.ts';
export { Board, BOARD_COLORS, decodeBoard, encodeBoard } from './board.ts';
export { isChanged } from './changed.ts';
export {
  Color,
  contrastRatio,
  formatColor,
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
export { canSaveCustomization, changedPieces, Style, type CustomizationDraft } from './customization.ts';
export { canSaveDeliveryTime, DELIVERY_TIME_MIN } from './delivery-time.ts';
export { checkImageSize, IMAGE_TYPES, imageTooLargeMessage, type ImageKind } from './image.ts';
export { ModalInfo } from './info.ts';
export { canSaveMercadoPago, MercadoPago, mercadoPagoChanges, type MercadoPagoDraft } from './mercado-pago.ts';
export { canSavePaymentMethods, DEFAULT_PAYMENT_METHODS, PaymentMethods } from './payment-methods.ts';
export { canSavePickupPoint, hasPickupPoint, PICKUP_POINT_MIN } from './pickup-point.ts';
export { MODAL_TYPES, type ModalType } from './modal.ts';
export { Notification } from './notification.ts';
export { Payment } from './payment.ts';
export {
  BANNER_PLACEHOLDER,
  CATEGORY_PLACEHOLDER,
  imageUrlOf,
  imageVariant,
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
export { ok, refused, type Result } from './result.ts';
export { TEXT_LIMITS } from './text.ts';
export { User } from './user.ts';
export { featuredShown, moveFeatured, nextFeaturedRank } from './featured.ts';
export { moves, moveWithin, nextOrder, orderFor, sortByOrder, type Ordered } from './ordering.ts';
export { addOption, type AddOption } from './add-options.ts';
export { badgeText, notificationRefreshPeriod } from './badge.ts';
export { homeButtons, menuButtons, needsWhatsAppWarning, type SectionButton } from './home.ts';
export { canHoldCategory, canHoldItem, checkToLevel, resetsToLevel, setsToLevel3, type Holding } from './to-level.ts';
export { publicMenu, toggled, type PublicCategory, type PublicItem, type PublicMenu } from './visibility.ts';
export {
  MenuFile,
  menuFileToRecords,
  menuToFile,
  parseMenuFile,
  type FileIssue,
  type FileTarget,
  type NewCategory,
  type NewItem,
} from './menu-file.ts';
export { lostPasswordUrl, supportMessage, supportUrl } from './support.ts';
export {
  canSaveWhatsApp,
  isWhatsAppNumber,
  orderWhatsAppUrl,
  WHATSAPP_LENGTH,
  whatsAppDigits,
  whatsAppUrl,
} from './whatsapp.ts';
