import { openSiteWindow } from './site-window';

/** A page whose next content takes five tasks, on a machine that is busy with something else meanwhile. */
const html = `<!doctype html><div id="root"><h1>first</h1></div><script>
  const hold = (ms) => { const end = Date.now() + ms; while (Date.now() < end); };
  const next = (tasks) => setTimeout(() => {
    hold(60);
    if (tasks > 0) next(tasks - 1);
    else document.querySelector('h1').textContent = 'second';
  });
  addEventListener('popstate', () => next(5));
</script>`;

test('a page is at rest when it has had its turns, however long they took', async () => {
  const source = {
    siteDir: '/none',
    publicUrl: 'http://site.test',
    apiUrl: 'http://api.test',
    html,
    language: 'zh-TW' as const,
  };
  const site = openSiteWindow(source, '/events/1');
  await site.settle();
  site.goTo('/events/2');
  await site.settle();
  expect(site.window.document.querySelector('h1')?.textContent).toBe('second');
  site.close();
});

test('a page that asks for the width of the screen is noticed; other wishes are not met', async () => {
  const asking = `<!doctype html><div id="root"><h1></h1></div><script>
    const asked = ['(min-width: 1024px)', '(prefers-color-scheme: dark)'];
    document.querySelector('h1').textContent = asked.map((media) => matchMedia(media).matches);
  </script>`;
  const site = openSiteWindow(
    {
      siteDir: '/none',
      publicUrl: 'http://site.test',
      apiUrl: 'http://api.test',
      html: asking,
      language: 'zh-TW',
    },
    '/',
  );
  await site.settle();
  expect(site.window.document.querySelector('h1')?.textContent).toBe('false,false');
  expect(site.widthQuestions).toEqual(['(min-width: 1024px)']);
  site.close();
});
