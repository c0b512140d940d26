import { startTestServer } from './test-server';

/** A server for all files of a run. It says its address, and ends when whoever started it is gone. */
const server = await startTestServer();
console.log(server.migratedUrl);
const stop = () => void server.stop().then(() => process.exit());
process.stdin.resume().once('end', stop);
process.once('SIGTERM', stop);
