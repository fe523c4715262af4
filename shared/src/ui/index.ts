export { NEVER_INERT } from "./use-overlay.ts";
export { Avatar } from "./avatar.tsx";
export { AvatarStack } from "./avatar-stack.tsx";
export { Badge } from "./badge.tsx";
export { Banner } from "./banner.tsx";
export { BetaVideo } from "./beta-video.tsx";
export { Button } from "./button.tsx";
export { ButtonLink } from "./button-link.tsx";
export { Card } from "./card.ts";
export { Checkbox } from "./checkbox.tsx";
export { Chip } from "./chip.tsx";
export { ConfirmDialog } from "./confirm-dialog.tsx";
export { coveringInput } from "./control-styles.ts";
export { CountChip } from "./count-chip.tsx";
export { Dialog } from "./dialog.tsx";
export { EmptyState } from "./empty-state.tsx";
export { Field } from "./field.tsx";
export { createDrawingProps, useDropDrawing } from "./first-drawing.ts";
export { FileButton } from "./file-button.tsx";
export { HiddenUsername } from "./hidden-username.tsx";
export { HoldGlyph } from "./hold-glyph.tsx";
export {
  HOLD_TICK,
  HOLD_VIEW_BOX,
  getHoldPath,
  type HoldState,
  MAP_HOLD_SCALE,
} from "./hold-paths.ts";
export { HoldTile } from "./hold-tile.tsx";
export { IconButton } from "./icon-button.tsx";
export * from "./icons.ts";
export * from "./screen-icons.ts";
export { ErrorState } from "./error-state.tsx";
export { createLazyComponent } from "./create-lazy-component.tsx";
export { lazyOptional } from "./lazy-optional.ts";
export { LeavesText } from "./leaves-text.tsx";
export { LoadWarning } from "./load-warning.tsx";
export { Logo } from "./logo.tsx";
export { Menu } from "./menu.tsx";
export { MenuItem, MenuLink } from "./menu-item.tsx";
export { PageHeader } from "./page-header.tsx";
export { PasswordInput } from "./password-input.tsx";
export { Progress } from "./progress.tsx";
export { RouteThumbnail } from "./route-thumbnail.tsx";
export { SearchField } from "./search-field.tsx";
export { Select } from "./select.tsx";
export { Sheet, useSheetDrag } from "./sheet.tsx";
export { isDecisiveDrag } from "./decisive-drag.ts";
export { SHEET_CLOSE_DISTANCE_PX } from "./use-drag-to-close.ts";
export { SHEET_WIDTH } from "./sheet-width.ts";
export { Delayed, Skeleton, SkeletonScreen } from "./skeleton.tsx";
export { LinkList, LinkRow, ListRemainder } from "./link-list.ts";
export { Spinner } from "./spinner.tsx";
export { Star } from "./star.ts";
export { tNuts } from "./t-nuts.ts";
export { Tabs } from "./tabs.tsx";
export { Tag } from "./tag.ts";
export { TextArea } from "./text-area.tsx";
export { TextInput } from "./text-input.tsx";
export { TickBar } from "./tick-bar.tsx";
export { Toast } from "./toast.tsx";
export { type CloseBlocker, useCloseBlocker } from "./use-close-blocker.ts";
export { useForm } from "./use-form.ts";
export { useHistoryBlocker } from "./use-history-blocker.ts";
export { useMediaQuery } from "./use-media-query.ts";
export { useHeightVariable } from "./use-height-variable.ts";
export { useUnloadBlocker } from "./use-unload-blocker.ts";
export { UserListDialog } from "./user-list-dialog.tsx";
export { VisuallyHidden, visuallyHidden } from "./visually-hidden.ts";
