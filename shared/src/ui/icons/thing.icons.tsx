import { Icon, type IconProps } from './icon';

/* Things of the trade: tickets, places, dates, people. */

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM4 10h16M8.5 3v4M15.5 3v4"
  />
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0M12 7.5V12l3 2" />
);

export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21c4.2-4.1 6.5-7.6 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.4 7.8 16.9 12 21zM9.6 10.25a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0"
  />
);

export const TicketIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 6h14a1.5 1.5 0 0 1 1.5 1.5v2a2.5 2.5 0 0 0 0 5v2A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-2a2.5 2.5 0 0 0 0-5v-2A1.5 1.5 0 0 1 5 6zM14.5 9.5v1M14.5 13.5v1"
  />
);

export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M4.5 20a7.5 7.5 0 0 1 15 0"
  />
);

export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.75 8a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M2.75 19.5a6.25 6.25 0 0 1 12.5 0M15.5 5a3.25 3.25 0 0 1 0 6.2M17.5 14a6.25 6.25 0 0 1 3.75 5.5"
  />
);

export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 19.5C6.5 15.9 3.75 12.8 3.75 9.3A4.3 4.3 0 0 1 8.05 5c1.65 0 3.1.9 3.95 2.3C12.85 5.9 14.3 5 15.95 5a4.3 4.3 0 0 1 4.3 4.3c0 3.5-2.75 6.6-8.25 10.2z"
  />
);

export const StarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.4L14.29 9.24L20.56 9.62L15.71 13.61L17.29 19.68L12 16.3L6.71 19.68L8.29 13.61L3.44 9.62L9.71 9.24z"
  />
);

export const SparkleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.5 5Q11.76 10.74 17.5 12Q11.76 13.26 10.5 19Q9.24 13.26 3.5 12Q9.24 10.74 10.5 5zM18.5 2.75Q19 5.01 21.25 5.5Q19 6 18.5 8.25Q18.01 6 15.75 5.5Q18.01 5.01 18.5 2.75z"
  />
);

export const GiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8.5h14a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM5.5 12.5V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-6.5M12 8.5V20M12 8.5S10.8 4 8.5 4a2.1 2.1 0 0 0-2 2.25C6.5 7.7 8 8.5 12 8.5zM12 8.5S13.2 4 15.5 4a2.1 2.1 0 0 1 2 2.25C17.5 7.7 16 8.5 12 8.5z"
  />
);

export const CakeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 20h16M5.5 20v-7A1.5 1.5 0 0 1 7 11.5h10a1.5 1.5 0 0 1 1.5 1.5v7M5.5 15.5q1.6 2 3.25 0 1.6 2 3.25 0 1.6 2 3.25 0 1.6 2 3.25 0M12 11.5V8M12 5.5V4"
  />
);

export const MicIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5h0a3 3 0 0 1 3 3v4.5a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-4.5a3 3 0 0 1 3 -3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5M9 20.5h6"
  />
);

export const MegaphoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 10v4a1 1 0 0 0 1 1h2.5l7 4V5l-7 4H5a1 1 0 0 0-1 1zM7.5 15l1 5M18 9.5v5M21 8v8"
  />
);

export const BuildingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 20V6.5A1.5 1.5 0 0 1 6 5h6a1.5 1.5 0 0 1 1.5 1.5V20M13.5 10.5H18a1.5 1.5 0 0 1 1.5 1.5v8M3 20h18M8 9h2M8 12.5h2M8 16h2M16.5 14v.01M16.5 17v.01"
  />
);

export const MapIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 6.5L9 4.5l6 2.5 5.5-2v12.5L15 19.5 9 17l-5.5 2zM9 4.5V17M15 7v12.5" />
);

export const QrIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM15 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM14 14h2.5v2.5M20 14v2.5M14 20h1M18 20h2v-1"
  />
);

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM11 17.5h2"
  />
);

export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM4.5 7.5l7.5 5.5 7.5-5.5"
  />
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.1 2.1 0 0 0 4 0" />
);

export const CartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 4.5h2l2.3 10.2a1.5 1.5 0 0 0 1.5 1.2h7.9a1.5 1.5 0 0 0 1.45-1.1L20.5 8H6M8.15 19.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M15.65 19.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0"
  />
);

export const BagIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 8h13l.9 10.2a1.7 1.7 0 0 1-1.7 1.8H6.3a1.7 1.7 0 0 1-1.7-1.8zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3"
  />
);
