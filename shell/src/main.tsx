import * as z from 'zod/mini';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startApp } from './app/start-app';
import { watchUncaughtErrors } from './remotes/report-fault';

// zod's compiled validators need `eval`, which the content security policy rules out.
z.config({ jitless: true });
watchUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const app = await startApp();
createRoot(root).render(<App {...app} />);
