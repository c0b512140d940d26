import { StartProblem } from '../../supabase/stack/problem';
import { dataDirectory } from '../../shell/site/site-paths';
import { withInstallationDatabase } from './installation-database';
import { makeAdmin } from './make-admin';

/** `npm run admin -- someone@example.com` */
try {
  const [email] = process.argv.slice(2);
  if (!email?.includes('@')) {
    throw new StartProblem('Name the account: npm run admin -- someone@example.com');
  }
  await withInstallationDatabase(dataDirectory(), process.env, (url) => makeAdmin(url, email));
  console.log(`${email} is an administrator with all rights now.`);
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
