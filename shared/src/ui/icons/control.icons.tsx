import { Icon, type IconProps } from './icon';

/* Controls: find, filter, edit, show, protect, theme. */

export const FilterIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 8h7.5M16.5 8H20M11.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M4 16h3.5M12.5 16H20M7.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0"
  />
);

export const MoreIcon = (props: IconProps) => (
  <Icon strokeWidth={2.75} {...props} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
);

export const GearIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 6L12 3.25M16.24 7.76L18.19 5.81M18 12L20.75 12M16.24 16.24L18.19 18.19M12 18L12 20.75M7.76 16.24L5.81 18.19M6 12L3.25 12M7.76 7.76L5.81 5.81M6 12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0"
  />
);

export const PencilIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 19.5l1-4.2L16 4.8a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5zM14 7l3 3"
  />
);

export const TrashIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 7h15M9.5 7V5.5A1.5 1.5 0 0 1 11 4h2a1.5 1.5 0 0 1 1.5 1.5V7M6.5 7l.7 11.1a2 2 0 0 0 2 1.9h5.6a2 2 0 0 0 2-1.9L17.5 7M10 11v5M14 11v5"
  />
);

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0"
  />
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.6-1.2M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8"
  />
);

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2zM8 10.5V8a4 4 0 0 1 8 0v2.5"
  />
);

export const ShieldIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5l7 2.5v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15.2 10"
  />
);

export const MonitorIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 4.5h13a2 2 0 0 1 2 2v7.5a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-7.5a2 2 0 0 1 2 -2zM12 16v3.5M8 19.5h8"
  />
);

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0M3.75 12h16.5M12 3.75c2.3 2.4 3.4 5.2 3.4 8.25s-1.1 5.85-3.4 8.25c-2.3-2.4-3.4-5.2-3.4-8.25s1.1-5.85 3.4-8.25z"
  />
);
