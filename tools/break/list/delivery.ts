import { browser, type Break, script, unit } from '../break';

/** What comes between a team and its visitors: signatures, the contract, releases and nginx. */
export const delivery: readonly Break[] = [
  {
    name: 'An open tab takes an old registry that somebody has put back',
    file: 'shell/src/remotes/signed-entry.ts',
    text: 'if (isOld) return false;',
    broken: '',
    caughtBy: unit(
      'shell/src/remotes/signed-entry.test.ts',
      'an open tab believes no old registry',
    ),
  },
  {
    name: 'Something is published on top of a registry that nobody has signed',
    file: 'tools/release/signatures.ts',
    text: 'if (!isSignedBy(trusted, id, entry) || signed.all !== allHash(entry))',
    broken: 'if (signed.all !== allHash(entry))',
    caughtBy: unit(
      'tools/release/signatures.test.ts',
      'nothing is published on top of, and verify names,',
    ),
  },
  {
    name: 'Code that nobody has signed runs in a page',
    file: 'shell/src/remotes/signed-entry.ts',
    text: 'if (entry && !(await isSigned(id, entry)))',
    broken: 'if (entry && entry.active === id)',
    caughtBy: browser(
      'failures/malicious-team.spec.ts',
      'a version that nobody has signed brings no code into a page',
    ),
  },
  {
    name: 'A page takes a remote that is for a newer shell',
    file: 'shared/src/contract/satisfies.ts',
    text: 'if (hasMinor !== minor) return minorMayGrow && hasMinor > minor;',
    broken: 'if (hasMinor !== minor) return minorMayGrow;',
    caughtBy: unit('shared/src/contract/satisfies.test.ts', 'means what it means to npm'),
  },
  {
    name: 'The contract changes and its version does not',
    file: 'shared/src/contract/return-to.ts',
    text: '  home?: string;',
    broken: '  start?: string;\n  home?: string;',
    caughtBy: script('contract', 'version'),
  },
  {
    name: 'A package is published that is heavier than allowed',
    file: 'tools/release/measure.ts',
    text: 'filter(({ kb, budgetKb }) => kb > budgetKb)',
    broken: 'filter(({ kb }) => kb < 0)',
    caughtBy: unit('tools/release/publish.test.ts', 'a build over its budget is refused'),
  },
  {
    name: 'A roll-back leads to a version that was rolled back before',
    file: 'tools/release/roll-back.ts',
    text: '.filter((version) => !entry.rolledBack?.[version])',
    broken: '',
    caughtBy: unit('tools/release/publish.test.ts', 'is passed over by the next roll-back'),
  },
  {
    name: 'A remote goes out that uses what the live shell lacks',
    file: 'tools/compatibility/verdict.ts',
    text: '.filter((each) => !known.includes(each))',
    broken: '.filter((each) => each === known[0])',
    caughtBy: unit(
      'tools/compatibility/judge-release.test.ts',
      'is refused with the pair when a shell lacks something that it uses',
    ),
  },
  {
    name: 'Behind nginx the page has no content security policy',
    file: 'nginx/templates/snippets/page-headers.conf',
    text: 'add_header Content-Security-Policy "{{pagePolicy}}" always;\n',
    broken: '',
    caughtBy: unit('nginx/security.test.ts', 'the page may run our scripts'),
  },
  {
    name: 'Browsers keep the registry for a year',
    file: 'nginx/templates/spotlight.conf',
    text: `    include "{{configDir}}/snippets/compress-now.conf";
    add_header Cache-Control "no-cache" always;`,
    broken: `    include "{{configDir}}/snippets/compress-now.conf";
    add_header Cache-Control "public, max-age=31536000, immutable" always;`,
    caughtBy: unit('nginx/serving.test.ts', 'GET /registry/registry.json'),
  },
  {
    name: 'A caller passes for another address, and is never limited',
    file: 'nginx/templates/snippets/service.conf',
    text: 'proxy_set_header X-Forwarded-For $remote_addr;',
    broken: 'proxy_set_header X-Forwarded-For $http_x_forwarded_for;',
    caughtBy: unit('nginx/proxy.test.ts', 'the address of the caller is the one that was seen'),
  },
  {
    name: 'A remote reaches into the shell',
    file: 'mf-events/src/data/event/basket.rules.ts',
    text: "import type { EventDetail, TicketType } from './event-detail.schema';",
    broken: `import type { EventDetail, TicketType } from './event-detail.schema';
import '../../../../shell/src/paths';`,
    caughtBy: script('rules', 'remotes-know-only-shared'),
  },
];
