import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBucket } from './bucket';

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-27T00:00:00.000Z</LastModified><ETag>&quot;abc&quot;</ETag><Size>3</Size></Contents>`;
/** Tokens are base64, which has to survive an address. */
const TOKEN = '1ueGc+/==';

test('a list that comes in parts is read to its end', async () => {
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const token = searchParams.get('continuation-token');
    asked.push(token);
    response.end(
      token
        ? `<ListBucketResult><IsTruncated>false</IsTruncated>${object('site/b.js')}</ListBucketResult>`
        : `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>${TOKEN}</NextContinuationToken>${object('site/a.js')}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const found = await openBucket('s3://bucket/site').listObjects('/');
  server.close();
  expect([...found.keys()]).toEqual(['/a.js', '/b.js']);
  expect(found.get('/b.js')).toEqual({
    tag: 'abc',
    size: 3,
    storedAt: new Date('2026-11-27T00:00:00Z'),
  });
  expect(asked).toEqual([null, TOKEN]);
});
