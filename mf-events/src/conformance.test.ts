import { CONTRACT_VERSION } from '@spotlight/shared/contract';
import { checkManifest, checkModule } from '@spotlight/shared/contract/conformance';
import { manifest } from './manifest';
import module from './module';

test('the manifest keeps the contract', () => {
  expect(checkManifest(manifest, CONTRACT_VERSION)).toEqual([]);
});

test('the module delivers what the manifest promises', async () => {
  expect(await checkModule(module, manifest)).toEqual([]);
});
