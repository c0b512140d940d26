import { brokenPasswordRules, passwordRuleNames } from '@spotlight/shared/contract/password';
import type { SmtpSettings } from '../mails/smtp-transport';
import type { PushKeys } from '../pushes/push-keys';
import type { DataApiEngine } from './data-api/data-api';
import { StartProblem } from './problem';
import { readDeveloperSettings, type DeveloperSettings } from '../../shell/site/developers';
import { readMapTiles, type MapTiles } from '../../shell/site/map-tiles';
import { dataDirectory } from '../../shell/site/site-paths';

export interface Settings {
  dataDir: string;
  port: number;
  isWatching: boolean;
  /** Of what can be published this alone; the others are out already. */
  publishOnly: string | undefined;
  /** A Supabase elsewhere; then no backend starts here. */
  hosted: { supabaseUrl: string; supabaseKey: string } | null;
  databaseUrl: string | undefined;
  /** Address that people reach the site by, when that is not this machine's own. */
  publicUrl: string | undefined;
  /** The mail server; without one, mails become lines of a file. */
  smtp: SmtpSettings | undefined;
  /** What push services know the site by; without them the stack's own, and none of a hosted project. */
  pushKeys: PushKeys | undefined;
  /** Undefined leaves it to the stack. */
  isSeeded: boolean | undefined;
  /** Whether public pages are rendered ahead for as long as the site runs. */
  isPrerendering: boolean;
  demoPassword: string | undefined;
  dataApi: DataApiEngine | undefined;
  rateLimitFactor: number | undefined;
  /** Streets on maps. */
  mapTiles: MapTiles | undefined;
  /** What developers may do in pages. */
  developers: DeveloperSettings;
}

/** Everything that environment and command line may say; see docs/operations.md for the list. */
export function readSettings(env: NodeJS.ProcessEnv, args: string[]): Settings {
  const factor = env['RATE_LIMIT_FACTOR'];
  return {
    dataDir: dataDirectory(),
    port: readPort(env['PORT']),
    isWatching: args.includes('--watch'),
    publishOnly: env['PUBLISH_ONLY'] || undefined,
    hosted: readHosted(env['SUPABASE_URL'], env['SUPABASE_PUBLISHABLE_KEY']),
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicUrl: readPublicUrl(env['PUBLIC_URL']),
    smtp: readSmtp(env['SMTP_URL'], env['MAIL_FROM']),
    pushKeys: readPushKeys(env),
    isSeeded: env['SEED_DEMO'] ? env['SEED_DEMO'] === '1' : undefined,
    isPrerendering: readPrerender(env['PRERENDER']),
    demoPassword: readDemoPassword(env['DEMO_PASSWORD']),
    dataApi: readDataApi(env['SPOTLIGHT_DATA_API']),
    rateLimitFactor: factor ? Number(factor) : undefined,
    mapTiles: asSentence(() => readMapTiles(env)),
    developers: asSentence(() => readDeveloperSettings(env)),
  };
}

function asSentence<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

function readPort(text = '8080'): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartProblem(`PORT is "${text}": set it to a number from 1 to 65535, or leave it out.`);
}

function readPublicUrl(text?: string): string | undefined {
  if (!text) return undefined;
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new StartProblem(
    `PUBLIC_URL is "${text}": set it to the site's address, such as https://spotlight.example, or leave it out.`,
  );
}

/** The mail server that SMTP_URL and MAIL_FROM name. */
function readSmtp(url?: string, from?: string): SmtpSettings | undefined {
  if (!url && !from) return undefined;
  if (url && from && /^smtps?:\/\//.test(url) && URL.canParse(url)) return { url, from };
  throw new StartProblem(
    'Mails need both SMTP_URL (smtp://user:password@host:587) and MAIL_FROM (聚光 Spotlight <no-reply@spotlight.example>): set both, or neither.',
  );
}

/**
 * The pair that PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY name.
 * @throws StartProblem when one is missing or not of its length
 */
function readPushKeys(env: NodeJS.ProcessEnv): PushKeys | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = env;
  if (!publicKey && !privateKey) return undefined;
  if (bytesOf(publicKey) === 65 && bytesOf(privateKey) === 32) {
    return { pushPublicKey: publicKey ?? '', pushPrivateKey: privateKey ?? '' };
  }
  throw new StartProblem(
    'Web push needs both PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY, a pair that "npx web-push generate-vapid-keys" makes: set both, or neither.',
  );
}

const bytesOf = (text = ''): number => Buffer.from(text, 'base64url').length;

/** Judged here, before a minute of building and by the rule for everybody's passwords. */
function readDemoPassword(text?: string): string | undefined {
  if (!text) return undefined;
  const missing = brokenPasswordRules(text).map((rule) => passwordRuleNames[rule]);
  if (missing.length === 0) return text;
  throw new StartProblem(
    `DEMO_PASSWORD lacks ${missing.join(', and ')}: choose another, or leave it out to get a generated one.`,
  );
}

function readHosted(supabaseUrl?: string, supabaseKey?: string): Settings['hosted'] {
  if (!supabaseUrl && !supabaseKey) return null;
  if (supabaseUrl && supabaseKey && URL.canParse(supabaseUrl)) return { supabaseUrl, supabaseKey };
  throw new StartProblem(
    'A hosted Supabase needs both SUPABASE_URL (https://….supabase.co) and SUPABASE_PUBLISHABLE_KEY: set both, or neither.',
  );
}

function readPrerender(text = 'on'): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartProblem(`PRERENDER is "${text}": set it to "on" or "off", or leave it out.`);
}

function readDataApi(text?: string): DataApiEngine | undefined {
  if (!text) return undefined;
  if (text === 'postgrest' || text === 'lite') return text;
  throw new StartProblem(`SPOTLIGHT_DATA_API is "${text}": set it to "postgrest" or "lite".`);
}
