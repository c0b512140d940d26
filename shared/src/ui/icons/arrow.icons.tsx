import { Icon, type IconProps } from './icon';

/* Arrows, chevrons and the signs of opening and closing. */

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="M6 14.5l6-6 6 6" />;

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M14.5 6l-6 6 6 6" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9.5 6l6 6-6 6" />;

export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M5 12h14M13 6l6 6-6 6" />;

export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} d="M19 12H5M11 6l-6 6 6 6" />;

export const ArrowDownIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M6 13l6 6 6-6" />;

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;

export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;

export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;

export const SwapIcon = (props: IconProps) => (
  <Icon {...props} d="M4 8.5h15M15.5 5l3.5 3.5-3.5 3.5M20 15.5H5M8.5 12L5 15.5 8.5 19" />
);

export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M13.5 4.5h6v6M19.5 4.5L11 13M10 6H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h10.5A1.5 1.5 0 0 0 18 18v-4"
  />
);

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} d="M10 4.5H6.5A2 2 0 0 0 4.5 6.5v11a2 2 0 0 0 2 2H10M10 12h10M16 8l4 4-4 4" />
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V4M8 7.5L12 3.5l4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6" />
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 16V5M7.5 9.5L12 5l4.5 4.5M5 19.5h14" />
);
