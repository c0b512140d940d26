import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRERENDER_HEADER } from '../shell/site/prerender-key';
import { apiHeaders, siteHeaders, workerPolicy } from '../shell/site/security-headers';
import { notPages } from '../shell/src/offline/page-paths';
import { hasHttp2Directive, type NginxBinary } from './nginx-binary';
import { readPagePolicy } from './page-policy';
import type { NginxSettings, ServerSettings } from './settings';

const templateDir = path.join(import.meta.dirname, 'templates');
const HALF_A_YEAR_SECONDS = 15_768_000;

type Values = Record<string, string>;

/**
 * Writes a complete configuration: `nginx.conf`, `spotlight.conf` for an nginx that has other sites as
 * well, and the snippets of both.
 * @returns the path of nginx.conf
 * @throws Error when the site has not been published yet
 */
export function writeConfiguration(
  settings: NginxSettings,
  nginx: NginxBinary,
  configDir: string,
): string {
  const values = collectValues(settings, nginx, path.resolve(configDir));
  const snippets = readdirSync(path.join(templateDir, 'snippets'));
  return writeTemplates(configDir, 'spotlight.conf', snippets, values);
}

/**
 * Fills `nginx.conf`, what it includes, and the snippets of that.
 * @returns the path of nginx.conf
 */
export function writeTemplates(
  configDir: string,
  servers: string,
  snippets: string[],
  values: Values,
): string {
  for (const folder of ['snippets', 'temp'])
    mkdirSync(path.join(configDir, folder), { recursive: true });
  const names = ['nginx.conf', servers, ...snippets.map((name) => `snippets/${name}`)];
  for (const name of names) {
    const head = '# Written by nginx/render.ts: change the template, not this file.\n';
    // One of them holds a key.
    const text = head + render(name, { ...values, servers });
    writeFileSync(path.join(configDir, name), text, { mode: 0o600 });
  }
  return path.join(configDir, 'nginx.conf');
}

/** Fills a template; a placeholder without a value is a mistake of ours. */
export function render(template: string, values: Values): string {
  const text = readFileSync(path.join(templateDir, template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: nobody says what {{${name}}} is`);
    return value;
  });
}

function collectValues(settings: NginxSettings, nginx: NginxBinary, configDir: string): Values {
  const { siteDir, backend } = settings;
  const strictTransport = strictTransportOf(settings);
  const isBrotli = nginx.brotliModules !== null;
  const values: Values = {
    ...serverValues(settings, nginx, configDir),
    siteDir,
    brotliStatic: isBrotli ? 'brotli_static on;' : '',
    brotliDynamic: isBrotli
      ? 'brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 512;\nbrotli_types application/json;'
      : '',
    pagePolicy: readPagePolicy(settings),
    workerPolicy,
    clientConfig: clientConfig(settings),
    serviceHeaders: addHeaders({ ...apiHeaders, ...strictTransport }),
    hiddenServiceHeaders: Object.keys({ ...apiHeaders, 'Strict-Transport-Security': '' })
      .map((name) => `proxy_hide_header ${name};`)
      .join('\n'),
    ...rateLimits(settings.rateLimitFactor),
    ...upstreamValues(backend.supabaseUrl),
    // On one machine compressing once, here and with brotli, is enough.
    upstreamCompression:
      backend.supabaseUrl.protocol === 'https:' ? '' : 'proxy_set_header Accept-Encoding "";',
  };
  values['redirect'] = settings.redirectListen.length > 0 ? render('redirect.conf', values) : '';
  values['upstream'] = backend.kind === 'proxied' ? render('upstream.conf', values) : '';
  values['services'] = backend.kind === 'proxied' ? render('services.conf', values) : '';
  return values;
}

/** Said by whoever has the certificate. */
export const strictTransportOf = ({ tls }: ServerSettings): Values =>
  tls ? { 'Strict-Transport-Security': `max-age=${HALF_A_YEAR_SECONDS}` } : {};

/** What every server of ours is told, whatever it serves. */
export function serverValues(
  settings: ServerSettings,
  nginx: NginxBinary,
  configDir: string,
): Values {
  const { serverName, tls, user, logDir, prerenderKey } = settings;
  return {
    configDir,
    runDir: configDir,
    serverName,
    user: user ? `user ${user};` : '',
    loadModules: (nginx.brotliModules ?? []).map((file) => `load_module "${file}";`).join('\n'),
    logDir: logDir ?? configDir,
    notPages: notPages.join('|'),
    siteHeaders: addHeaders({ ...siteHeaders, ...strictTransportOf(settings) }),
    ...listenValues(settings, nginx),
    tls: tls ? render('tls.conf', { tlsCertificate: tls.certificate, tlsKey: tls.key }) : '',
    prerenderVariable: `$http_${PRERENDER_HEADER.toLowerCase().replaceAll('-', '_')}`,
    prerenderKey,
  };
}

/** What the browser has to know; the same words that the local server uses. */
function clientConfig({ backend, mapTiles, pushKey, developers }: NginxSettings): string {
  const { kind, supabaseUrl, publishableKey } = backend;
  const url = kind === 'proxied' ? '/' : supabaseUrl.origin;
  return JSON.stringify({
    supabaseUrl: url,
    supabaseKey: publishableKey,
    pushKey,
    mapTiles,
    ...developers,
  });
}

export const addHeaders = (headers: Values) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');

/** HTTP/2 needs TLS in browsers, and on plain ports older servers would lose HTTP/1.1 by it. */
function listenValues({ listen, redirectListen, tls }: ServerSettings, nginx: NginxBinary): Values {
  const isDirective = hasHttp2Directive(nginx);
  const parameters = tls ? ` ssl${isDirective ? '' : ' http2'}` : '';
  const lines = listen.map((address) => `  listen ${address}${parameters};`);
  if (tls && isDirective) lines.push('  http2 on;');
  return {
    listen: lines.join('\n'),
    redirectListen: redirectListen.map((address) => `  listen ${address};`).join('\n'),
  };
}

/**
 * One address may be a whole school behind one router: short bursts pass, floods do not. The local
 * gateway counts more finely (by account); these limits also stand before a hosted project.
 */
function rateLimits(factor: number): Values {
  const times = (count: number) => String(Math.ceil(count * factor));
  return {
    guessRate: `${times(30)}r/m`,
    guessBurst: times(20),
    newcomerRate: `${times(60)}r/m`,
    newcomerBurst: times(300),
    messageRate: `${times(2)}r/m`,
    messageBurst: times(10),
    requestRate: `${times(100)}r/s`,
    requestBurst: times(1000),
  };
}

const certificateBundles = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/cert.pem',
];

/** Where requests are handed on to. */
export function upstreamValues(url: URL): Values {
  const isSecure = url.protocol === 'https:';
  const values = {
    upstreamServer: `${url.hostname}:${url.port || (isSecure ? '443' : '80')}`,
    upstreamHost: url.host,
    upstreamScheme: isSecure ? 'https' : 'http',
    trustedCertificates: certificateBundles.find((file) => existsSync(file)) ?? '',
  };
  return { ...values, upstreamTls: isSecure ? render('upstream-tls.conf', values) : '' };
}
