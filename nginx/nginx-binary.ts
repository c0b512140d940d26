import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** An nginx on this machine, and what it can do. */
export interface NginxBinary {
  file: string;
  /** Major, minor, patch. */
  version: readonly [number, number, number];
  /** `load_module` files for brotli; empty when it is compiled in, null when there is none. */
  brotliModules: string[] | null;
}

const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const brotliFiles = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so'];

/** Finds nginx in NGINX_PATH or the usual places. */
export function findNginx(): NginxBinary | null {
  const file = [process.env['NGINX_PATH'], ...usualPlaces].find((name) => name && existsSync(name));
  return file ? inspectNginx(file) : null;
}

/** @throws Error when the file does not answer like an nginx */
function inspectNginx(file: string): NginxBinary {
  // It prints its build options on standard error.
  const { stderr } = spawnSync(file, ['-V'], { encoding: 'utf8' });
  const [, major, minor, patch] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr ?? '') ?? [];
  if (!major || !minor || !patch) throw new Error(`${file} does not say which nginx it is.`);
  const version = [Number(major), Number(minor), Number(patch)] as const;
  return { file, version, brotliModules: findBrotli(stderr) };
}

function findBrotli(buildOptions: string): string[] | null {
  if (/--add-module=\S*brotli/.test(buildOptions)) return [];
  const folder = /--modules-path=(\S+)/.exec(buildOptions)?.[1];
  if (!folder) return null;
  const files = brotliFiles.map((name) => path.join(folder, name));
  return files.every((file) => existsSync(file)) ? files : null;
}

/** Since 1.25.1 HTTP/2 is a directive of its own. */
export const hasHttp2Directive = ({ version: [major, minor, patch] }: NginxBinary) =>
  major * 1e6 + minor * 1e3 + patch >= 1_025_001;

/** @throws Error with what nginx says against a configuration */
export function checkConfiguration({ file }: NginxBinary, configFile: string): void {
  const { status, stderr } = spawnSync(file, ['-t', '-q', '-c', configFile, '-e', 'stderr'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
}
