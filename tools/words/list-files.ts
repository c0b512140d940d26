import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/project';

const built = /(^|\/)(node_modules|dist|var|\.cache|test-results)$/;

function below(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [name];
    return built.test(name) || entry.name.startsWith('.') ? [] : below(name);
  });
}

/** The project's own files, as paths from its root. */
export const listFiles = (): string[] => below('').toSorted();
