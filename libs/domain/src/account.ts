/** What the package publishes of the owner's account, payments and news; a part of its entry point. */

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
} from './account/announcement.ts';
export { canSubmitLogin } from './account/login-form.ts';
export { checkLogin, Credentials, PASSWORD_LENGTH } from './account/login.ts';
export {
  Manual,
  MANUAL_CELL_HEIGHT,
  Manuals,
  toggledPlaying,
  unplayableManuals,
  VIDEO_ORIGINS,
  videoFrame,
} from './account/manual.ts';
export { namesItsOwner, PasswordChange, type PasswordOwner } from './account/new-password.ts';
export { newestFirst, Notification } from './account/notification.ts';
export {
  nextDue,
  overduePayment,
  Payment,
  paymentDate,
  paymentLabel,
  paymentPage,
  PAYMENTS_PAGE_SIZE,
  sortPayments,
  type PaymentLabel,
  type PaymentPage,
} from './account/payment.ts';
export { lostPasswordUrl, supportMessage, supportUrl } from './account/support.ts';
export { User } from './account/user.ts';
