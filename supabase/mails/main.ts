import { startMailWorker } from './mail-worker';
import { createSmtpTransport } from './smtp-transport';
import { createPushTransport } from '../pushes/push-transport';
import { pushContact, startPushWorker } from '../pushes/push-worker';
import { StartProblem } from '../stack/problem';
import { readSettings } from '../stack/settings';

/** `npm run mails`: sends the mails, and with keys the pushes, of a database that is elsewhere, until it is ended. */
try {
  const { databaseUrl, publicUrl, smtp, hosted, pushKeys } = readSettings(process.env, []);
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
  const pushes =
    pushKeys &&
    startPushWorker({
      databaseUrl,
      transport: createPushTransport({
        keys: pushKeys,
        contact: () => pushContact(publicUrl, smtp.from),
      }),
    });
  console.log(
    `sending mails by ${new URL(smtp.url).host}${pushes ? ', and pushes' : '; no pushes without PUSH_PUBLIC_KEY'}`,
  );
  const stop = async () => {
    await Promise.all([worker.stop(), pushes?.stop()]);
    transport.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop());
  }
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
