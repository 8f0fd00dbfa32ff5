export { AnalyticsReport } from './analytics.ts';
export { Announcement } from './announcement.ts';
export { Category, Image, type CategoryChanges } from './category.ts';
export { Item, type ItemChanges } from './item.ts';
export { BusinessKey, Key, newKey } from './key.ts';
export { Credentials } from './login.ts';
export { Manual } from './manual.ts';
export {
  Board,
  Business,
  ContactButton,
  Menu,
  MENU_TYPES,
  ModalInfo,
  PaymentMethods,
  Style,
  type MenuType,
} from './menu.ts';
export { MODAL_TYPES, type ModalType } from './modal.ts';
export { Notification } from './notification.ts';
export { Payment } from './payment.ts';
export { BANNER_PLACEHOLDER, CATEGORY_PLACEHOLDER, PRODUCT_PLACEHOLDER } from './placeholders.ts';
export { Price } from './price.ts';
export { ok, refused, type Result } from './result.ts';
export { TEXT_LIMITS } from './text.ts';
export { User } from './user.ts';
