import path from 'node:path';
import { readDeveloperSettings, type DeveloperSettings } from '../shell/site/developers';
import { readMapTiles, type MapTiles } from '../shell/site/map-tiles';

/** How pages reach Supabase: through this server, or by its own address. */
interface BackendAccess {
  kind: 'proxied' | 'direct';
  /** Root of the project: the local stack, or a hosted one. */
  supabaseUrl: URL;
  publishableKey: string;
}

/** What is decided about any nginx of ours. */
export interface ServerSettings {
  /** Values of `listen`, without parameters: `80`, `127.0.0.1:8443`, `[::]:443`. */
  listen: string[];
  serverName: string;
  /** Null serves plain HTTP, for a load balancer in front that ends TLS. */
  tls: { certificate: string; key: string } | null;
  /** Plain-HTTP ports that only lead to https; needs `tls`. */
  redirectListen: string[];
  /** Who shows it is not counted, and reads past a cache: the prerenderer of this installation. */
  prerenderKey: string;
  /** User of the worker processes where nginx starts as root. */
  user: string | null;
  /** Folder of access.log and error.log; null for that of the configuration. */
  logDir: string | null;
}

/** Everything that one installation decides about the nginx that serves its site. */
export interface NginxSettings extends ServerSettings {
  /** The published directory. */
  siteDir: string;
  backend: BackendAccess;
  /** Streets on maps; undefined for none. */
  mapTiles?: MapTiles | undefined;
  /** What developers may do here; undefined for nothing. */
  developers?: DeveloperSettings | undefined;
  /** What browsers ask push services with; undefined for no web push. */
  pushKey?: string | undefined;
  /** Multiplies all rate limits; 1 in production. */
  rateLimitFactor: number;
}

/** What is decided about a cache in front of the site. */
export interface CacheSettings extends ServerSettings {
  /** Where the site answers. */
  origin: URL;
  /** As nginx writes sizes: `2g`. */
  cacheSize: string;
  /** How long a page is good for. */
  documentSeconds: number;
}

/**
 * Reads the settings from the environment; docs/nginx.md lists the variables.
 * @throws Error with one sentence that names the variable and the mend
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  defaults: {
    siteDir: string;
    publishableKey: string | undefined;
    /** Of the installation beside this, whose sender has the other half. */
    pushKey?: string | undefined;
    prerenderKey: string;
  },
): NginxSettings {
  return {
    ...readServer(env, defaults.prerenderKey),
    siteDir: path.resolve(env['SITE_DIR'] ?? defaults.siteDir),
    backend: readBackend(env, defaults.publishableKey),
    mapTiles: readMapTiles(env),
    developers: readDeveloperSettings(env),
    // A hosted project has a sender with keys of its own.
    pushKey: env['PUSH_PUBLIC_KEY'] || (env['SUPABASE_URL'] ? undefined : defaults.pushKey),
    rateLimitFactor: readFactor(env['RATE_LIMIT_FACTOR']),
  };
}

/**
 * Reads the settings of a cache from the environment.
 * @throws Error with one sentence that names the variable and the mend
 */
export function readCacheSettings(env: NodeJS.ProcessEnv, prerenderKey: string): CacheSettings {
  const { ORIGIN: origin = '', CACHE_SIZE: cacheSize = '2g' } = env;
  if (!/^https?:\/\/[^/]+\/?$/.test(origin) || !URL.canParse(origin))
    throw new Error(
      `ORIGIN is "${origin}": write where the site answers, like http://10.0.0.5:8080.`,
    );
  if (!/^\d+[mg]$/.test(cacheSize))
    throw new Error(`CACHE_SIZE is "${cacheSize}": write it like 500m or 2g.`);
  return {
    ...readServer(env, prerenderKey),
    origin: new URL(origin),
    cacheSize,
    documentSeconds: 60,
  };
}

function readServer(env: NodeJS.ProcessEnv, prerenderKey: string): ServerSettings {
  const tls = readTls(env['TLS_CERTIFICATE'], env['TLS_KEY']);
  const redirectListen = readList(env['REDIRECT_LISTEN']);
  if (redirectListen.length > 0 && !tls) {
    throw new Error('REDIRECT_LISTEN leads to https: set TLS_CERTIFICATE and TLS_KEY, too.');
  }
  return {
    listen: readList(env['LISTEN'] ?? (tls ? '443' : '80')),
    serverName: readServerName(env['SERVER_NAME']),
    tls,
    redirectListen,
    prerenderKey,
    user: env['NGINX_USER'] || null,
    logDir: env['LOG_DIR'] ? path.resolve(env['LOG_DIR']) : null,
  };
}

function readTls(certificate?: string, key?: string): NginxSettings['tls'] {
  if (!certificate && !key) return null;
  if (certificate && key) return { certificate: path.resolve(certificate), key: path.resolve(key) };
  throw new Error('TLS needs both TLS_CERTIFICATE and TLS_KEY: set both, or neither.');
}

function readList(text = ''): string[] {
  const values = text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  const wrong = values.find((value) => !/^[\w.:[\]*-]+$/.test(value));
  if (wrong) throw new Error(`"${wrong}" is no address to listen on: write 443 or 127.0.0.1:8443.`);
  return values;
}

function readServerName(text = '_'): string {
  if (/^[\w.* -]+$/.test(text)) return text;
  throw new Error(`SERVER_NAME is "${text}": write host names, separated by spaces.`);
}

function readBackend(env: NodeJS.ProcessEnv, knownKey: string | undefined): BackendAccess {
  const url = env['SUPABASE_URL'] ?? 'http://127.0.0.1:8080';
  const kind = env['SUPABASE_ACCESS'] ?? 'proxied';
  const publishableKey = env['SUPABASE_PUBLISHABLE_KEY'] ?? knownKey ?? '';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`SUPABASE_URL is "${url}": write it like https://project.supabase.co.`);
  }
  if (kind !== 'proxied' && kind !== 'direct') {
    throw new Error(`SUPABASE_ACCESS is "${kind}": set it to "proxied" or "direct".`);
  }
  // It becomes part of the page and of a quoted string in the configuration.
  if (!/^[\w.-]+$/.test(publishableKey)) {
    throw new Error('SUPABASE_PUBLISHABLE_KEY is missing or malformed: copy it from the project.');
  }
  return { kind, supabaseUrl: new URL(url), publishableKey };
}

function readFactor(text = '1'): number {
  const factor = Number(text);
  if (factor > 0 && Number.isFinite(factor)) return factor;
  throw new Error(`RATE_LIMIT_FACTOR is "${text}": set it to a number above 0, or leave it out.`);
}
