import {
  BagIcon,
  BuildingIcon,
  CalendarIcon,
  CardIcon,
  CheckCircleIcon,
  FileIcon,
  GaugeIcon,
  HeartIcon,
  InfoIcon,
  LinesIcon,
  MailIcon,
  MegaphoneIcon,
  MicIcon,
  ShieldIcon,
  UploadIcon,
  UsersIcon,
  WarningIcon,
} from '@spotlight/shared/ui';
import { eventLinks, venueLinks } from '@spotlight/shared/contract/links';
import type { ComponentType } from 'react';
import type locale from '../locales/zh-TW.json';
import { paths } from '../paths';

export interface MenuEntry {
  /** Names its text under `menu`. */
  name: keyof (typeof locale)['menu'];
  path: string;
  Icon: ComponentType<{ size?: number }>;
  /** Shows how many submissions wait for a decision. */
  countsPending?: boolean;
}

/** The side menu, from top to bottom. */
export const menuEntries: readonly MenuEntry[] = [
  { name: 'dashboard', path: paths.dashboard.to(), Icon: GaugeIcon },
  { name: 'events', path: paths.events.to(), Icon: CalendarIcon },
  { name: 'closures', path: eventLinks.closureDays, Icon: WarningIcon },
  { name: 'venues', path: paths.venues.to(), Icon: BuildingIcon },
  { name: 'performers', path: paths.performers.to(), Icon: MicIcon },
  { name: 'ads', path: paths.ads.to(), Icon: MegaphoneIcon },
  { name: 'content', path: paths.content.to(), Icon: LinesIcon },
  {
    name: 'approvalFlow',
    path: paths.approvalFlow.to(),
    Icon: CheckCircleIcon,
    countsPending: true,
  },
  { name: 'approval', path: paths.approval.to(), Icon: FileIcon },
  { name: 'users', path: paths.users.to(), Icon: UsersIcon },
  { name: 'subscriptions', path: paths.subscriptions.to(), Icon: CardIcon },
  { name: 'money', path: paths.money.to(), Icon: BagIcon },
  { name: 'messages', path: paths.messages.to(), Icon: MailIcon },
  { name: 'reports', path: paths.reports.to(), Icon: WarningIcon },
  { name: 'wishes', path: paths.wishes.to(), Icon: HeartIcon },
  { name: 'records', path: paths.records.to(), Icon: InfoIcon },
  { name: 'permissions', path: paths.permissions.to(), Icon: ShieldIcon },
  { name: 'migration', path: paths.migration.to(), Icon: UploadIcon },
];

/** What owners of venues find there: their own, and the bookings of them on the site. */
export const ownerEntries: readonly MenuEntry[] = [
  { name: 'venues', path: paths.venues.to(), Icon: BuildingIcon },
  { name: 'ownBookings', path: venueLinks.ownBookings, Icon: CalendarIcon },
];
