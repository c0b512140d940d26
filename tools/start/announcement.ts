import type { RunningSite } from './start-site';

/** Tells what runs where. The last line is read by programs, too. */
export function announce({ url, stack }: RunningSite): void {
  if (stack) {
    console.log();
    for (const { email, password } of stack.demoAccounts) {
      console.log(`  ${email.padEnd(20)} ${password}`);
    }
    console.log(`  mails go to ${stack.mailsGoTo}`);
    console.log();
  }
  console.log(`ready: ${url}`);
}
