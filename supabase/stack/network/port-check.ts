import { createServer } from 'node:net';
import { StartProblem } from '../problem';

export const HOST = '127.0.0.1';

/** @throws StartProblem when nobody can listen on the port. */
export function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(error, port)));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

/** The sentence for an error of `listen`; errors of another kind are returned as they are. */
export function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is in use by another program: stop it, or choose another port, for example "PORT=${port + 1} npm start".`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartProblem(
      `This user may not listen on port ${port}: choose one above 1023, for example "PORT=8080 npm start".`,
    );
  }
  return error;
}
