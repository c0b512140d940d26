import { findNginx } from './nginx-binary';

const hasNginx = Boolean(findNginx()?.brotliModules);
if (!hasNginx) {
  process.stderr.write(
    '\nSKIPPED: there is no nginx with brotli modules here, so how it serves the site is NOT tested. "npm test" installs it; or name one in NGINX_PATH.\n\n',
  );
}

/** `describe` where there is an nginx; elsewhere it skips loudly, which `npm test` and CI count as a failure. */
export const describeWithNginx = hasNginx ? describe : describe.skip;
