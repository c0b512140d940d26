/** Finds nginx for its tests, or installs it where that is allowed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const find = () => [process.env.NGINX_PATH, ...places].find((file) => file && existsSync(file));

/**
 * @param {(line: string) => void} say
 * @returns {string | undefined} path of nginx; undefined where there is none, which skips its tests
 */
export function ensureNginx(say) {
  const present = find();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing nginx with its brotli modules');
    const packages = [
      'nginx',
      'libnginx-mod-http-brotli-filter',
      'libnginx-mod-http-brotli-static',
    ];
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      timeout: 300_000,
    });
  }
  const installed = find();
  if (!installed)
    say('SKIPPED: no nginx on this machine, so how it serves the site is NOT tested here');
  return installed;
}
