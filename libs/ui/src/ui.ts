export { Alert, type AlertProps } from './alert/alert.tsx';
export { Badge } from './badge/badge.tsx';
export { Banner, type BannerProps } from './banner/banner.tsx';
export { Block, LOADER_DELAY, type BlockProps } from './block/block.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { CountBadge, type CountBadgeProps } from './badge/count-badge.tsx';
export { closeLayers } from './dialog/back-layers.ts';
export { useBackLayer } from './dialog/use-back-layer.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorPanel, type ErrorPanelProps } from './error-panel/error-panel.tsx';
export { HelpTip, type HelpTipProps } from './help-tip/help-tip.tsx';
export { onFirstInteraction } from './first-interaction/on-first-interaction.ts';
export { type Icon } from './icon.ts';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './button/icon-button.tsx';
export { lazyComponent } from './lazy/lazy-component.tsx';
export { lazyModule, type LazyModule } from './lazy/lazy-module.ts';
export { Link, LinkProvider, type LinkProps } from './link/link.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { ListGroup, type ListGroupProps } from './row/list-group.tsx';
export { Loader, type LoaderProps } from './loader/loader.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Menu, type MenuProps } from './menu/menu.tsx';
export { MenuItem, MenuSeparator, type MenuItemProps } from './menu/menu-item.tsx';
export { OfflineBar, type OfflineBarProps } from './offline-bar/offline-bar.tsx';
export { OptionCards, type OptionCardsProps } from './option-cards/option-cards.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { Price, type PriceProps } from './price/price.tsx';
export { Row, type RowProps } from './row/row.tsx';
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx';
export { ScreenHeader, type ScreenHeaderProps } from './screen-header/screen-header.tsx';
export { SearchField, type SearchFieldProps } from './field/search-field.tsx';
export { SegmentedControl, type SegmentedControlProps } from './segmented-control/segmented-control.tsx';
export { Select, type SelectProps } from './field/select.tsx';
export { Sheet, type SheetProps } from './dialog/sheet.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { type SnackbarNotice } from './snackbar/snackbar.tsx';
export { SnackbarStack, type SnackbarStackProps } from './snackbar/snackbar-stack.tsx';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { Tag, type TagProps } from './badge/tag.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { Thumbnail, type ThumbnailProps } from './thumbnail/thumbnail.tsx';
export { Tile, type TileProps } from './tile/tile.tsx';
export {
  Toolbar,
  ToolbarButton,
  ToolbarGroup,
  type ToolbarButtonProps,
  type ToolbarProps,
} from './toolbar/toolbar.tsx';
