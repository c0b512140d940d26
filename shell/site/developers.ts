/** What an installation lets developers do in it. */
export interface DeveloperSettings {
  /** Undefined leaves it to the installation: one with demo data is. */
  isForDevelopers: boolean | undefined;
  developerOrigins: string[] | undefined;
}

const ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/;

/**
 * Reads IS_FOR_DEVELOPERS and DEVELOPER_ORIGINS (docs/operations.md).
 * @throws Error with one sentence that names the variable and the mend
 */
export function readDeveloperSettings(env: NodeJS.ProcessEnv): DeveloperSettings {
  const origins = (env['DEVELOPER_ORIGINS'] ?? '').split(',').filter(Boolean);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  if (wrong !== undefined) {
    throw new Error(
      `DEVELOPER_ORIGINS names "${wrong}": write machines of developers, as http://localhost:8081,http://localhost:8082.`,
    );
  }
  return {
    isForDevelopers: env['IS_FOR_DEVELOPERS'] ? env['IS_FOR_DEVELOPERS'] === '1' : undefined,
    developerOrigins: origins.length > 0 ? origins : undefined,
  };
}

/** Lets pages run code of developers' machines, and hear of what they save. */
export const allowDevelopers = (policy: string, origins: string[] | undefined): string =>
  origins
    ? policy.replace(/(^|; ?)((script|connect)-src [^;]*)/g, `$1$2 ${origins.join(' ')}`)
    : policy;
