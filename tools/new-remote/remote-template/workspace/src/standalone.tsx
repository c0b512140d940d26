import { runStandalone } from '@spotlight/shared/contract/standalone';
import { manifest } from './manifest';
import module from './module';

/** This remote without the shell: `npm run dev` in this folder. */
void runStandalone(module, manifest);
