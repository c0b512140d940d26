import { fileURLToPath } from 'node:url';
import { browserProject } from '@spotlight/remote-tools/browser-project';

export default browserProject({
  displayName: 'mf-template',
  rootDir: import.meta.dirname,
  setup: fileURLToPath(import.meta.resolve('@spotlight/shared/contract/testing/jest-setup')),
});
