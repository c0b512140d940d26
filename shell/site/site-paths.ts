import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Where this installation stores its data; `DATA_DIR`, or `var/` in the project. */
export function dataDirectory(): string {
  return path.resolve(projectRoot, process.env['DATA_DIR'] ?? 'var');
}

/** The published directory: what any web server serves as it is. */
export const sitePaths = (dataDir: string) => {
  const site = path.join(dataDir, 'site');
  return {
    site,
    registry: path.join(site, 'registry', 'registry.json'),
    index: path.join(site, 'index.html'),
    csp: path.join(site, 'csp.txt'),
    serviceWorker: path.join(site, 'service-worker.js'),
    version: (id: string, version: string) =>
      path.join(site, id === 'shell' ? 'shell' : `remotes/${id}`, version),
  };
};

/** Address of a published file, from the root of the site. */
export const publicUrl = (id: string, version: string, file: string) =>
  `/${id === 'shell' ? 'shell' : `remotes/${id}`}/${version}/${file}`;
