export { AvatarHead, type AvatarHeadProps } from './media/avatar-head.tsx';
export { FigureHead } from './media/figure-head.tsx';
export { type LeaveGuard, useLeaveGuard, useNoteEntry, watchBackPresses } from './platform/back-press.ts';
export { BadgeList, type BadgeListProps, type ShownBadge } from './layout/badge-list.tsx';
export { BackBar, type BackBarProps, type BackTarget } from './layout/back-bar.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './controls/button.tsx';
export { Callout, type CalloutProps } from './text/callout.tsx';
export { Card, type CardProps } from './layout/card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './layout/carousel/carousel.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { Chip, type ChipProps } from './controls/chip.tsx';
export { type ChipOption, ChipStrip, type ChipStripProps } from './controls/chip-strip.tsx';
export { ContinueButton, type ContinueButtonProps } from './controls/continue-button.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  Dialog,
  type DialogProps,
  preloadDialogs,
  Sheet,
  type SheetProps,
} from './feedback/dialog/dialog.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/error-boundary.tsx';
export { Dock, type DockProps } from './layout/dock.tsx';
export { type Dot, Dots, type DotsProps } from './feedback/dots.tsx';
export { loadFonts } from './tokens/fonts/load-fonts.ts';
export { defineMessages, type Messages, type Overrides } from './i18n/define-messages.ts';
export { MessagesProvider, type MessagesProviderProps } from './i18n/messages-provider.tsx';
export { type PlainKey, type ValuesOf } from './i18n/message-arguments.ts';
export { type Translate, useMessages } from './i18n/use-messages.ts';
export { type CodeState, lazyCode, type LazyCode } from './platform/lazy-code.ts';
export { lazyComponent, type LazyComponent } from './feedback/lazy-component.tsx';
export { MissingCode, onMissingCode, reportMissingCode } from './feedback/missing-code.tsx';
export { classNames } from './platform/class-names.ts';
export { useArrowKeys } from './platform/use-arrow-keys.ts';
export { ClockIcon, CrossIcon, EraseIcon, LineIcon, LockShape, TickIcon, TriedIcon } from './media/icons.tsx';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { ButtonLink, type ButtonLinkProps } from './controls/button-link.tsx';
export { Link, type LinkProps } from './controls/link.tsx';
export { TextLink, type TextLinkProps } from './controls/text-link.tsx';
export { announce, LiveRegion, type Politeness, useAnnouncement } from './platform/live-region.tsx';
export { Loader, type LoaderProps } from './feedback/loader.tsx';
export { LoadingScreen, type LoadingScreenProps } from './feedback/loading-screen.tsx';
export { Logo, type LogoProps } from './media/logo.tsx';
export { Medal, type MedalKind, type MedalProps } from './media/medal.tsx';
export { reducesMotion, useReducedMotion } from './platform/use-reduced-motion.ts';
export { Notice, type NoticeProps } from './feedback/notice.tsx';
export { Khatam } from './media/khatam.tsx';
export { EmptyPanel, type EmptyPanelProps } from './feedback/empty-panel.tsx';
export { ErrorPanel, type ErrorPanelProps } from './feedback/error-panel.tsx';
export { OfflinePanel, type OfflinePanelProps, preloadOfflinePicture } from './feedback/offline-panel.tsx';
export { Picture, type PictureProps } from './media/picture.tsx';
export { PictureTile, type PictureTileProps } from './controls/picture-tile.tsx';
export { type Preferences, preferences, startPreferences, usePreferences } from './platform/preferences.ts';
export { afterPaint } from './platform/after-paint.ts';
export { clickOnTouchEnd } from './platform/click-on-touch-end.ts';
export { Pressable, type PressableProps } from './controls/pressable.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  ProgressRing,
  type ProgressRingProps,
} from './feedback/progress.tsx';
export { RadioCards, type RadioCardsProps, type RadioOption } from './controls/radio-cards.tsx';
export { ReadAloud, type ReadAloudProps } from './text/read-aloud/read-aloud.tsx';
export { VoiceNote } from './text/read-aloud/voice-note.tsx';
export { References, type ReferencesProps } from './text/references.tsx';
export { RewardStage, type RewardStageProps } from './layout/reward-stage.tsx';
export { RichText, type RichTextProps } from './text/rich-text/rich-text.tsx';
export { Screen, type ScreenProps } from './layout/screen/screen.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
export { Select, type SelectOption, type SelectProps } from './controls/select.tsx';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export { loadSounds, playSound, type SoundName } from './media/sound/play-sound.ts';
export { type LinkTab, LinkTabs, type LinkTabsProps } from './controls/link-tabs.tsx';
export { watchSwipes } from './platform/watch-swipes.ts';
export { type Tab, Tabs, type TabsProps } from './controls/tabs.tsx';
export { Tag, type TagProps } from './text/tag.tsx';
export { Lives, Stars, StarShape, type TallyProps } from './feedback/tally.tsx';
export { TextArea, type TextAreaProps } from './controls/text-area.tsx';
export { PasswordField, type PasswordFieldProps } from './controls/password-field.tsx';
export { truncate, truncation } from './text/truncate.ts';
export { useContentLanguage } from './i18n/use-content-language.ts';
export { useHonorifics } from './text/use-honorifics.ts';
export { useLongDate } from './text/use-long-date.ts';
export { useOrdinal } from './text/use-ordinal.ts';
export { TextField, type TextFieldProps } from './controls/text-field.tsx';
export { applyBrand, type OfferedColours } from './tokens/apply-brand.ts';
export { preloadToasts, ToastRegion } from './feedback/toast-region.tsx';
export { dismissToasts, toast, type ToastAction, type ToastOptions } from './feedback/toast.ts';
export { VirtualList, type VirtualListProps } from './layout/virtual-list.tsx';
