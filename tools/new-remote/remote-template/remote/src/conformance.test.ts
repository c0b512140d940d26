import { CONTRACT_VERSION } from '@spotlight/shared/contract';
import { checkManifest, checkModule } from '@spotlight/shared/contract/conformance';
import { manifest } from './manifest';
import remoteModule from './module';

test('the manifest conforms to the contract', () => {
  expect(checkManifest(manifest, CONTRACT_VERSION)).toEqual([]);
});

test('the module keeps what the manifest promises', async () => {
  expect(await checkModule(remoteModule, manifest)).toEqual([]);
});
