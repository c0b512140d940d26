import { nextTask } from './app/next-task';
import { watchUncaughtErrors } from './remotes/report-fault';

watchUncaughtErrors();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// One file, of which each part runs in a task of its own: a slow phone is not deaf for as long as all of it
// takes. What draws is run while the first page's code is still on its way.
const { startApp } = await import(/* webpackMode: "eager" */ './app/start-app');
await nextTask();
const starting = startApp();
await nextTask();
const { renderApp } = await import(/* webpackMode: "eager" */ './app/render-app');
renderApp(root, await starting);
