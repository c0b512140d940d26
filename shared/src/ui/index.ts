/** The design system: everything visible that more than one package uses. */
export * from './icons/arrow.icons';
export * from './icons/control.icons';
export * from './icons/frame.icons';
export * from './icons/sign.icons';
export * from './icons/thing.icons';
export { Icon, type IconProps } from './icons/icon';

export { Button, type ButtonProps } from './button/button';
export { ButtonLink, type ButtonLinkProps } from './button/button-link';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { hitArea, type ButtonSize, type ButtonVariant } from './button/button.styles';

export { FieldFrame, type FieldTexts } from './field/field-frame';
export { PasswordField } from './field/password-field';
export { SearchField, type SearchFieldProps } from './field/search-field';
export { useToldText, wordsInput } from './field/words-field';
export { Select } from './field/select';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export { TextArea, type TextAreaProps } from './field/text-area';
export { TextField, type TextFieldProps } from './field/text-field';

export { Checkbox, type CheckboxProps } from './choice/checkbox';
export { Chip, type ChipProps } from './choice/chip';
export { ChipRow, type ChipRowProps } from './choice/chip-row';
export { SegmentedControl, type SegmentedControlProps } from './choice/segmented-control';
export { Switch, type SwitchProps } from './choice/switch';

export { Badge, type BadgeProps, type BadgeTone } from './label/badge';
export { PriceText, type PriceTextProps } from './label/price-text';
export { Tag } from './label/tag';

export { CardGrid, type CardColumns, type CardGridProps } from './layout/card-grid';
export { Container } from './layout/container';
export { Divider } from './layout/divider';
export { FactRow, type FactRowProps } from './layout/fact-row';
export { PageHeading, type PageHeadingProps } from './layout/page-heading';
export { Panel, type PanelProps } from './layout/panel';
export { SectionHeading, type SectionHeadingProps } from './layout/section-heading';
export { VisuallyHidden } from './layout/visually-hidden';

export { CityOptions } from './list/city-options';
export { DayField, type DayFieldProps } from './list/day-field';
export { EventRows, type EventRowsProps } from './list/event-rows';
export { PagedResults, type PagedResultsProps } from './list/paged-results';
export { PillSelect, type PillSelectProps } from './list/pill-select';
export { SearchBar, type SearchBarProps } from './list/search-bar';
export { SearchBarSelect, type SearchBarSelectProps } from './list/search-bar-select';
export { useDraft } from './list/use-draft';
export { useResultsHead } from './list/use-results-head';
export { useListFilters, type ListAddress, type ListFilters } from './list/use-list-filters';

export { readMapView, writeMapView } from './map/map-view';
export type {
  MapPin,
  MapPoint,
  MapRest,
  MapView,
  PointPickerProps,
  TaiwanMapProps,
} from './map/map.types';
export { MapFrame } from './map/map-frame';
export { PointPicker, TaiwanMap } from './map/taiwan-map';
export { usePickedPins } from './map/use-picked-pins';

export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs';
export { Pagination, type PaginationProps } from './navigation/pagination';
export { SkipLink } from './navigation/skip-link';
export { TabPanel, type TabPanelProps } from './navigation/tab-panel';
export { Tabs, type TabItem, type TabsProps } from './navigation/tabs';

export { ConfirmButton, type ConfirmButtonProps } from './overlay/confirm-button';
export { ConfirmDialog, type ConfirmDialogProps, type Question } from './overlay/confirm-dialog';
export { Dialog, type DialogProps } from './overlay/dialog';
export { Sheet, type SheetProps } from './overlay/sheet';

export { lazyPart, type LazyPart, type LazyPartOptions } from './part/lazy-part';
export { OverlayFailure, SilentFailure, type PartFailureProps } from './part/part-failure';
export { useSend, type Send } from './overlay/use-send';

export { ShareButton, type ShareButtonProps } from './share/share-button';

export { useErrorText } from './state/use-error-text';

export { DESK_HEIGHT, Table, type TableProps } from './table/table';
export { Td, type TdProps } from './table/table-cell';
export { Th, type SortDirection, type ThProps } from './table/table-head-cell';
export { Tr, type TrProps } from './table/table-row';

export { ContactLink } from './state/contact-link';
export { DemoNotice } from './state/demo-notice';
export { EmptyState } from './state/empty-state';
export { ErrorState, type ErrorStateProps } from './state/error-state';
export { FailureNotice, type FailureNoticeProps } from './state/failure-notice';
export { ModuleErrorState, type ModuleErrorStateProps } from './state/module-error-state';
export { NoPermissionState } from './state/no-permission-state';
export { NotFoundState, type NotFoundStateProps } from './state/not-found-state';
export { Notice, type NoticeProps, type NoticeTone } from './state/notice';
export { OfflineNotice } from './state/offline-notice';
export { QueryView, type QueryViewProps } from './state/query-view';
export type { StateTexts } from './state/state-view';

export { Skeleton, type SkeletonProps } from './loading/skeleton';
export { SkeletonCard } from './loading/skeleton-card';
export { SkeletonText } from './loading/skeleton-text';
export { Spinner } from './loading/spinner';

export { BrandMark } from './stage/brand-mark';
export { LitArea } from './stage/lit-area';
export { StageBand, type StageBandProps } from './stage/stage-band';
export type { StageLighting } from './stage/stage-light';

export { fromDesktop, fromTablet, onPhone } from './media';
export { isTyping } from './is-typing';
export { useMediaQuery } from './use-media-query';
export { useNow } from './use-now';
