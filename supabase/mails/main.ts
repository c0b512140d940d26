import { startMailWorker } from './mail-worker';
import { createSmtpTransport } from './smtp-transport';
import { StartProblem } from '../stack/problem';
import { readSettings } from '../stack/settings';

/** `npm run mails`: sends the mails of a database that is elsewhere, until it is ended. */
try {
  const { databaseUrl, publicUrl, smtp, hosted } = readSettings(process.env, []);
  if (!databaseUrl || !publicUrl || !smtp || !hosted) {
    throw new StartProblem(
      'Sending mails needs DATABASE_URL, PUBLIC_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SMTP_URL and MAIL_FROM. A site with its own database sends them by itself.',
    );
  }
  const transport = createSmtpTransport(smtp);
  const worker = startMailWorker({
    databaseUrl,
    transport,
    siteUrl: () => publicUrl,
    publishableKey: hosted.supabaseKey,
  });
  console.log(`sending mails by ${new URL(smtp.url).host}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void worker.stop().then(() => transport.close()));
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
