import { findNginx } from './nginx-binary';

const hasNginx = findNginx() !== null;
if (!hasNginx) {
  process.stderr.write(
    '\nSKIPPED: there is no nginx here, so how it serves the site is NOT tested. Install it, or name one in NGINX_PATH.\n\n',
  );
}

/** `describe` where there is an nginx; skips loudly elsewhere. */
export const describeWithNginx = hasNginx ? describe : describe.skip;
