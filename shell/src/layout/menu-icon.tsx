import {
  BagIcon,
  BuildingIcon,
  CalendarIcon,
  CardIcon,
  CartIcon,
  ClockIcon,
  FileIcon,
  GearIcon,
  HeartIcon,
  LinesIcon,
  MegaphoneIcon,
  MicIcon,
  PencilIcon,
  PlusIcon,
  SparkleIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
  type IconProps,
} from '@spotlight/shared/ui/parts';
import type { ComponentType } from 'react';

/** Names that manifests may give to `icon`. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  bag: BagIcon,
  building: BuildingIcon,
  calendar: CalendarIcon,
  card: CardIcon,
  cart: CartIcon,
  clock: ClockIcon,
  file: FileIcon,
  gear: GearIcon,
  heart: HeartIcon,
  lines: LinesIcon,
  megaphone: MegaphoneIcon,
  mic: MicIcon,
  pencil: PencilIcon,
  plus: PlusIcon,
  sparkle: SparkleIcon,
  ticket: TicketIcon,
  user: UserIcon,
  users: UsersIcon,
};

/** The icon that a manifest asks for by name; lines of text for a name that we do not know. */
export function MenuEntryIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LinesIcon;
  return <Icon />;
}
