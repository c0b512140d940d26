import type { Page } from '@playwright/test';
import type { Registry } from '@spotlight/shared/contract/schema';
import { withRegistry, withoutHashes } from '../support/page-registry';
import { change, passOn, pathOf, type Answer, type FaultySite } from '../support/faulty-site';

/** What is known of the remote that a fault is made for. */
interface FaultTarget {
  remoteId: string;
  /** Chunk of the screen that the test opens, without its hash. */
  screen: string;
  /** `active` breaks the newest version only, `all` the last good one as well. */
  versions: { active: string } | 'all';
}

export type FaultName =
  | 'missing'
  | 'status 500'
  | 'HTML instead of code'
  | 'other code'
  | 'hangs'
  | 'throws on load'
  | 'throws in render'
  | 'wrong contract version'
  | 'lazy chunk gone'
  | 'lazy chunk hangs'
  | 'folder missing'
  | 'folder status 500'
  | 'folder HTML'
  | 'folder other code'
  | 'half of the files out';

type Break = (site: FaultySite, target: FaultTarget) => void;

const answerWith =
  (status: number, type: string, body: string): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

/** What a server says that has lost a file, or takes another for it. */
const missing = answerWith(404, 'text/plain', 'not found');
const status500 = answerWith(500, 'text/plain', 'broken');
const html = answerWith(200, 'text/html', '<!doctype html><p>Welcome to nginx');
/** Code that would run and is not what was released; `hasRunOtherCode` tells. */
const otherCode = answerWith(200, 'text/javascript', 'window.stolen = true;');

/** Ways in which a file can be out, by name. */
export const outages: Record<string, Answer> = {
  missing,
  'status 500': status500,
  HTML: html,
  'other code': otherCode,
};
export const hasRunOtherCode = (page: Page) => page.evaluate(() => 'stolen' in window);
const noAnswer: Answer = () => undefined;

const filesOf = ({ remoteId, versions }: FaultTarget, file: string) => {
  const version = versions === 'all' ? '[^/]+' : versions.active.replaceAll('.', '\\.');
  return new RegExp(`/remotes/${remoteId}/${version}/${file}(\\.[0-9a-f]+)?\\.js$`);
};

const answerEntry =
  (answer: Answer): Break =>
  (site, target) =>
    site.break(filesOf(target, 'entry'), answer);

const answerScreen =
  (answer: Answer): Break =>
  (site, target) =>
    site.break(filesOf(target, target.screen), answer);

const answerFolder =
  (answer: Answer): Break =>
  (site, target) =>
    site.break(filesOf(target, '[^/]+'), answer);

/** Every second file, in the order in which the page asks for them, each with another answer. */
const answerHalf: Break = (site, target) => {
  const files: string[] = [];
  const answers = [missing, status500, html, otherCode];
  site.break(filesOf(target, '[^/]+'), (request, response) => {
    const file = pathOf(request);
    if (!files.includes(file)) files.push(file);
    const index = files.indexOf(file);
    const answer = index % 2 === 0 ? passOn : answers[(index >> 1) % answers.length];
    return answer?.(request, response);
  });
};

/** Addresses of pages. */
export const pages = /^\/(?!rest|auth|storage)[\w/-]*$/;

/** As if the code with the fault had been released: browsers refuse what was changed on its way. */
const releaseAnything = (site: FaultySite) => site.break(pages, change(withoutHashes));

/** Says in the page's copy of the registry that the remote needs a contract of the far future. */
const needAnotherContract = (page: string, { remoteId, versions }: FaultTarget) =>
  withRegistry(page, (registry: Registry) => {
    const known = registry.remotes[remoteId]?.versions ?? {};
    for (const [version, { manifest }] of Object.entries(known)) {
      if (versions === 'all' || version === versions.active) manifest.contract = '^9.0.0';
    }
    return registry;
  });

/** Every way in which a deployed remote can be broken, made with the real files on their way to the browser. */
export const faults: Record<FaultName, Break> = {
  missing: answerEntry(missing),
  'status 500': answerEntry(status500),
  'HTML instead of code': answerEntry(html),
  'other code': answerEntry(otherCode),
  hangs: answerEntry(noAnswer),
  'throws on load': (site, target) => {
    releaseAnything(site);
    site.break(
      filesOf(target, 'module'),
      change((code) =>
        code.replace(/(\d+\(\w+,\w+,\w+\)\{)/, '$1throw new Error("broken while loading");'),
      ),
    );
  },
  'throws in render': (site, target) => {
    releaseAnything(site);
    site.break(
      filesOf(target, target.screen),
      change((code) =>
        code.replace(/(\w+Screen:\(\)=>)\w+/, '$1()=>{throw new Error("broken while drawing")}'),
      ),
    );
  },
  'wrong contract version': (site, target) =>
    site.break(
      pages,
      change((page) => needAnotherContract(page, target)),
    ),
  'lazy chunk gone': answerScreen(missing),
  'lazy chunk hangs': answerScreen(noAnswer),
  'folder missing': answerFolder(missing),
  'folder status 500': answerFolder(status500),
  'folder HTML': answerFolder(html),
  'folder other code': answerFolder(otherCode),
  'half of the files out': answerHalf,
};
