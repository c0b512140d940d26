import type { BrowserContext, Route } from '@playwright/test';

/** What is known of the remote that a fault is made for. */
export interface FaultTarget {
  remoteId: string;
  /** Chunk of the screen that the test opens, without its hash. */
  screen: string;
  /** `active` breaks the newest version only, `all` its predecessor as well. */
  versions: { active: string } | 'all';
}

export type FaultName =
  | 'missing'
  | 'status 500'
  | 'HTML instead of code'
  | 'corrupt code'
  | 'hangs'
  | 'throws on load'
  | 'throws in render'
  | 'wrong contract version'
  | 'lazy chunk gone';

type Break = (context: BrowserContext, target: FaultTarget) => Promise<unknown>;

const filesOf = ({ remoteId, versions }: FaultTarget, file: string) => {
  const version = versions === 'all' ? '[^/]+' : versions.active.replaceAll('.', '\\.');
  return new RegExp(`/remotes/${remoteId}/${version}/${file}(\\.[0-9a-f]+)?\\.js`);
};

const answerEntry =
  (answer: (route: Route) => Promise<void>): Break =>
  (context, target) =>
    context.route(filesOf(target, 'entry'), answer);

/** Changes the code of a file on its way to the browser. */
const rewrite = async (
  context: BrowserContext,
  files: RegExp,
  change: (code: string) => string,
): Promise<void> => {
  await context.route(files, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const changed = change(code);
    if (changed === code) throw new Error(`the fault did not change ${route.request().url()}`);
    // Without this the browser would keep the broken file for a year, as it may keep the sound one.
    const headers = { ...answer.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response: answer, headers, body: changed });
  });
};

/** Every way in which a deployed remote can be broken, made with the real files on their way to the browser. */
export const faults: Record<FaultName, Break> = {
  missing: answerEntry((route) => route.fulfill({ status: 404, body: 'not found' })),
  'status 500': answerEntry((route) => route.fulfill({ status: 500, body: 'broken' })),
  'HTML instead of code': answerEntry((route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome to nginx' }),
  ),
  'corrupt code': answerEntry((route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var mf = {{{' }),
  ),
  hangs: answerEntry(() => new Promise(() => undefined)),
  'throws on load': (context, target) =>
    rewrite(context, filesOf(target, 'module'), (code) =>
      code.replace(/(\d+\(\w+,\w+,\w+\)\{)/, '$1throw new Error("broken while loading");'),
    ),
  'throws in render': (context, target) =>
    rewrite(context, filesOf(target, target.screen), (code) =>
      code.replace(/(\w+Screen:\(\)=>)\w+/, '$1()=>{throw new Error("broken while drawing")}'),
    ),
  'wrong contract version': async (context, { remoteId, versions }) => {
    await context.route(/\/[\w/-]*(\?.*)?$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace(
        /(<script type="application\/json" id="app-registry">)(.*?)(<\/script>)/s,
        (_, open: string, json: string, close: string) => {
          const registry = JSON.parse(json);
          const known = registry.remotes[remoteId].versions;
          const wanted = versions === 'all' ? Object.keys(known) : [versions.active];
          for (const version of wanted) known[version].manifest.contract = '^9.0.0';
          return open + JSON.stringify(registry).replaceAll('<', '\\u003c') + close;
        },
      );
      await route.fulfill({ response: answer, body });
    });
  },
  'lazy chunk gone': (context, target) =>
    context.route(filesOf(target, target.screen), (route) =>
      route.fulfill({ status: 404, body: 'not found' }),
    ),
};
