import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../supabase/stack/network/free-port';
import { createPublishedSite } from './published-site.fixture';
import { send } from './request.fixture';
import { createSelfSignedCertificate } from '../supabase/stack/testing/self-signed-certificate';
import { type RunningNginx, startNginx } from './start-nginx';
import { describeWithNginx } from './with-nginx.fixture';

const site = createPublishedSite();
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-tls-'));
const tls = createSelfSignedCertificate(folder);
if (!tls) process.stderr.write('\nSKIPPED: no openssl here, so TLS and HTTP/2 are NOT tested.\n\n');
const describeWithTls = tls ? describeWithNginx : describe.skip;
let nginx: RunningNginx;
let redirectPort: number;

describeWithTls('over TLS', () => {
  beforeAll(async () => {
    await site.releaseShell(`tls-${process.pid}`);
    redirectPort = await findFreePort();
    nginx = await startNginx({
      siteDir: site.siteDir,
      upstream: 'http://127.0.0.1:9',
      publishableKey: 'sb_publishable_test',
      settings: { tls, redirectListen: tls ? [`127.0.0.1:${redirectPort}`] : [] },
    });
  }, 30_000);
  afterAll(async () => {
    await nginx?.close();
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('pages come by HTTP/2 and insist on https from then on', async () => {
    const session = connect(nginx.url, { rejectUnauthorized: false });
    const request = session.request({ ':path': '/events' });
    const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
    session.destroy();
    expect(session.alpnProtocol).toBe('h2');
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=15768000',
    });
  });

  test('plain HTTP leads to the same address', async () => {
    const { status, headers } = await send(`http://127.0.0.1:${redirectPort}/events?page=2`);
    expect([status, headers.location]).toEqual([308, 'https://127.0.0.1/events?page=2']);
  });

  test('a Supabase whose certificate nobody vouches for gets no request', async () => {
    let requests = 0;
    const { certificate, key } = tls!;
    const impostor = createServer(
      { cert: readFileSync(certificate), key: readFileSync(key) },
      (_, response) => {
        requests++;
        response.end('{}');
      },
    );
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
    const { port } = impostor.address() as AddressInfo;
    const trusting = await startNginx({
      siteDir: site.siteDir,
      upstream: `https://127.0.0.1:${port}`,
      publishableKey: 'sb_publishable_test',
    });
    const { status } = await send(`${trusting.url}/rest/v1/events`);
    await trusting.close();
    impostor.close();
    expect([status, requests]).toEqual([503, 0]);
  });
});
