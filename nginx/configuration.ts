import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRERENDER_HEADER } from '../shell/site/prerender-key';
import { apiHeaders, siteHeaders, workerPolicy } from '../shell/site/security-headers';
import { notPages } from '../shell/src/offline/page-paths';
import { hasHttp2Directive, type NginxBinary } from './nginx-binary';
import { readPagePolicy } from './page-policy';
import type { NginxSettings } from './settings';

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
  for (const folder of ['snippets', 'temp']) {
    mkdirSync(path.join(configDir, folder), { recursive: true });
  }
  const snippets = readdirSync(path.join(templateDir, 'snippets')).map(
    (name) => `snippets/${name}`,
  );
  for (const name of ['nginx.conf', 'spotlight.conf', ...snippets]) {
    const head = '# Written by nginx/render.ts: change the template, not this file.\n';
    // One of them holds a key.
    writeFileSync(path.join(configDir, name), head + render(name, values), { mode: 0o600 });
  }
  return path.join(configDir, 'nginx.conf');
}

/** Fills a template; a placeholder without a value is a mistake of ours. */
function render(template: string, values: Values): string {
  const text = readFileSync(path.join(templateDir, template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: nobody says what {{${name}}} is`);
    return value;
  });
}

function collectValues(settings: NginxSettings, nginx: NginxBinary, configDir: string): Values {
  const { siteDir, serverName, tls, user, logDir, backend } = settings;
  const strictTransport: Values = tls
    ? { 'Strict-Transport-Security': `max-age=${HALF_A_YEAR_SECONDS}` }
    : {};
  const isBrotli = nginx.brotliModules !== null;
  const values: Values = {
    configDir,
    runDir: configDir,
    siteDir,
    serverName,
    user: user ? `user ${user};` : '',
    loadModules: (nginx.brotliModules ?? []).map((file) => `load_module "${file}";`).join('\n'),
    logDir: logDir ?? configDir,
    brotliStatic: isBrotli ? 'brotli_static on;' : '',
    brotliDynamic: isBrotli
      ? 'brotli on;\nbrotli_comp_level 5;\nbrotli_min_length 512;\nbrotli_types application/json;'
      : '',
    notPages: notPages.join('|'),
    pagePolicy: readPagePolicy(settings),
    workerPolicy,
    clientConfig: clientConfig(settings),
    siteHeaders: addHeaders({ ...siteHeaders, ...strictTransport }),
    serviceHeaders: addHeaders({ ...apiHeaders, ...strictTransport }),
    hiddenServiceHeaders: Object.keys({ ...apiHeaders, 'Strict-Transport-Security': '' })
      .map((name) => `proxy_hide_header ${name};`)
      .join('\n'),
    ...listenValues(settings, nginx),
    prerenderVariable: `$http_${PRERENDER_HEADER.toLowerCase().replaceAll('-', '_')}`,
    prerenderKey: settings.prerenderKey,
    ...rateLimits(settings.rateLimitFactor),
    ...upstreamValues(settings),
  };
  values['tls'] = tls
    ? render('tls.conf', { tlsCertificate: tls.certificate, tlsKey: tls.key })
    : '';
  values['redirect'] = settings.redirectListen.length > 0 ? render('redirect.conf', values) : '';
  values['upstreamTls'] =
    backend.supabaseUrl.protocol === 'https:' ? render('upstream-tls.conf', values) : '';
  values['upstream'] = backend.kind === 'proxied' ? render('upstream.conf', values) : '';
  values['services'] = backend.kind === 'proxied' ? render('services.conf', values) : '';
  return values;
}

/** What the browser has to know; the same words that the local server uses. */
function clientConfig({ backend, mapTiles, pushKey }: NginxSettings): string {
  const { kind, supabaseUrl, publishableKey } = backend;
  const url = kind === 'proxied' ? '/' : supabaseUrl.origin;
  return JSON.stringify({ supabaseUrl: url, supabaseKey: publishableKey, pushKey, mapTiles });
}

const addHeaders = (headers: Values) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');

/** HTTP/2 needs TLS in browsers, and on plain ports older servers would lose HTTP/1.1 by it. */
function listenValues({ listen, redirectListen, tls }: NginxSettings, nginx: NginxBinary): Values {
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

function upstreamValues({ backend }: NginxSettings): Values {
  const { supabaseUrl } = backend;
  const isSecure = supabaseUrl.protocol === 'https:';
  const port = supabaseUrl.port || (isSecure ? '443' : '80');
  return {
    upstreamServer: `${supabaseUrl.hostname}:${port}`,
    upstreamHost: supabaseUrl.host,
    // On one machine compressing once, here and with brotli, is enough.
    upstreamCompression: isSecure ? '' : 'proxy_set_header Accept-Encoding "";',
    upstreamScheme: isSecure ? 'https' : 'http',
    trustedCertificates: certificateBundles.find((file) => existsSync(file)) ?? '',
  };
}
