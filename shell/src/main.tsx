import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startApp } from './app/start-app';
import { watchUncaughtErrors } from './remotes/report-fault';

watchUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

const app = await startApp();
// In slices: between them the browser notices what is pressed, and draws what scrolls.
startTransition(() => createRoot(root).render(<App {...app} />));
