import { CONTRACT_VERSION } from '@spotlight/shared/contract';
import { checkManifest, checkModule } from '@spotlight/shared/contract/conformance';
import { manifest } from './manifest';
import module from './module';

it('states what it is in a manifest that the shell accepts', () => {
  expect(checkManifest(manifest, CONTRACT_VERSION)).toEqual([]);
});

it('has every screen, layout and language that its manifest promises', async () => {
  expect(await checkModule(module, manifest)).toEqual([]);
});

it('leaves only its sign-in page and the invitation to it open to visitors', () => {
  const open = manifest.pages.filter((page) => page.access === 'public');
  expect(open.map((page) => page.path)).toEqual([
    '/admin/login',
    '/admin-login',
    '/admin/invitation',
  ]);
});

it('keeps every room inside the layout that asks the server for permission', () => {
  const rooms = manifest.pages.filter((page) => page.access !== 'public');
  expect(rooms).toHaveLength(18);
  for (const room of rooms) {
    expect(room).toMatchObject({
      access: 'signed-in',
      loginPath: '/admin/login',
      layout: 'admin',
      chrome: 'bare',
    });
  }
});
