import { Icon, type IconProps } from './icon';

/* What the frame of every page needs at once: header, way up, and what stands in for a part that failed. */

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 16l4 4" />
);

export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M12 5.25L12 3.25M16.77 7.23L18.19 5.81M18.75 12L20.75 12M16.77 16.77L18.19 18.19M12 18.75L12 20.75M7.23 16.77L5.81 18.19M5.25 12L3.25 12M7.23 7.23L5.81 5.81"
  />
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.3 6.3 0 0 0 9.7 9.7z" />
);

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.5l6 6 6-6" />;

export const ArrowUpIcon = (props: IconProps) => <Icon {...props} d="M12 19V5M6 11l6-6 6 6" />;

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6L6 18" />;

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />
);
