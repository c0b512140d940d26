import { Icon, type IconProps } from './icon';

/* Signs: what happened, and how things stand. */

export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4.5L2.9 19.5h18.2zM12 10v4.5M12 17h.01" />
);

export const InfoIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0M12 11.5V16M12 8.25h.01"
  />
);

export const CheckCircleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0M8.5 12.3l2.5 2.5 4.7-5"
  />
);

export const PlugIcon = (props: IconProps) => (
  <Icon {...props} d="M9 3.5V8M15 3.5V8M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21" />
);

export const GaugeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.6 18.5a8.5 8.5 0 1 1 12.8 0M12.9 13.1l3.1-3.6M10.75 14a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0"
  />
);

export const FileIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 3.5h7L18.5 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5v5h5M9 13h6M9 16.5h4"
  />
);

export const LinesIcon = (props: IconProps) => (
  <Icon {...props} d="M4 6.5h16M4 11h16M4 15.5h11M4 20h7" />
);

export const CardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM3.5 10h17M7 14.5h3"
  />
);

export const WifiIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.7 3.7 0 0 1 5 0M12 19h.01"
  />
);
