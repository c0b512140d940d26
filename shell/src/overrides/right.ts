import { readJson, type AppConfig } from '../boot/page-plan';
import { askMayOverride } from '../data/override/override.repository';
import type { Backend } from '@spotlight/shared/data';

/** What the server says of this installation. */
export const readConfig = (): Partial<AppConfig> => readJson<AppConfig>('app-config') ?? {};

let tellBackend: (backend: Backend) => void = () => undefined;
/** It comes with the tab; a page's first version may be asked about before. */
const backend = new Promise<Backend>((resolve) => (tellBackend = resolve));
let asked: Promise<boolean> | undefined;

export const askVia = (given: Backend): void => tellBackend(given);

/**
 * May whoever is at the screen choose versions? Where nobody's production is, everybody; elsewhere the database says who.
 * @throws AppError
 */
export function mayOverride(): Promise<boolean> {
  if (readConfig().isForDevelopers) return Promise.resolve(true);
  asked ??= backend.then(askMayOverride);
  return asked;
}

/** Somebody else is at the screen. */
export const forgetRight = (): void => (asked = undefined);
