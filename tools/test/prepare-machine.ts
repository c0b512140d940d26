import { spawnSync } from 'node:child_process';
import { findNginx } from '../../nginx/nginx-binary';
import { findBrowser } from '../browser/find-browser';
import { installBrowser } from './install-browser';
import { answers, canInstall, installPackages } from './system-packages';

/** Something that tests need and npm does not install. */
export interface Need {
  name: string;
  isThere: () => boolean;
  /** Names for apt. */
  packages: readonly string[];
  install?: (say: (line: string) => void) => void;
  /** Other ways than the package, for a machine on which nothing can be installed. */
  instead?: string;
}

const usualNeeds: readonly Need[] = [
  {
    name: 'nginx with its brotli modules',
    isThere: () => Boolean(findNginx()?.brotliModules),
    packages: ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'],
    instead: 'or name one that has them in NGINX_PATH',
  },
  {
    name: 'openssl',
    isThere: () => answers('openssl', 'version'),
    packages: ['openssl'],
  },
  {
    name: 'fonts with Chinese characters',
    isThere: hasChineseFont,
    packages: ['fontconfig', 'fonts-noto-cjk'],
  },
  {
    name: 'Chromium',
    isThere: () => Boolean(findBrowser()),
    packages: ['chromium'],
    install: installBrowser,
    instead: 'or "npx playwright install chromium", or name one in CHROMIUM_PATH',
  },
];

/** Only Linux comes without. */
function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}

/** What the tests are told, and what could not be had: one sentence each that names the mend. */
export interface PreparedMachine {
  paths: { CHROMIUM_PATH?: string; NGINX_PATH?: string };
  problems: string[];
}

/** Finds what tests need beside the packages of npm, and installs what is missing where that is allowed. */
export function prepareMachine(
  say: (line: string) => void,
  needs: readonly Need[] = usualNeeds,
): PreparedMachine {
  const problems: string[] = [];
  for (const need of needs) {
    if (need.isThere()) continue;
    if (canInstall()) say(`installing ${need.name}`);
    if (need.install) need.install(say);
    else if (canInstall()) installPackages(need.packages);
    if (!need.isThere()) problems.push(problemOf(need));
  }
  const paths = {
    CHROMIUM_PATH: findBrowser() ?? '',
    NGINX_PATH: findNginx()?.file ?? '',
  };
  return { paths, problems };
}

function problemOf({ name, packages, instead }: Need): string {
  const ways = [`install it ("apt-get install ${packages.join(' ')}" on Debian)`, instead];
  return `The tests need ${name}, and it could not be installed: ${ways.filter(Boolean).join(', ')}.`;
}
