import type { Registry } from '@spotlight/shared/contract/schema';
import type { Backend } from '@spotlight/shared/data';
import type { i18n as I18n } from 'i18next';
import type { Overrides } from '../boot/overrides';
import type { RemoteStores } from '../remotes/remote-stores';
import type { SessionStore } from '../session';
import type { Refusal } from './refusal';

/** Parts of the tab that its overrides have to do with. */
export interface OverrideParts {
  registry: Registry;
  stores: RemoteStores;
  i18n: I18n;
  backend: Backend;
  session: SessionStore;
}

/** `link`: what a signed link wanted to show. */
type Refusals = Readonly<Record<string, Refusal>>;

/** What badge and panel are drawn from. */
export interface OverrideToolsProps extends OverrideParts {
  /** What was chosen when this page was loaded. */
  running: Overrides;
  refusals: Refusals;
}
