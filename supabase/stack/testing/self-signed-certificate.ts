import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Files of a certificate for 127.0.0.1 that no browser trusts: for tests and measurements only. */
export interface CertificateFiles {
  certificate: string;
  key: string;
}

/** Makes one with the `openssl` of this machine; null where there is none. */
export function createSelfSignedCertificate(folder: string): CertificateFiles | null {
  const files = {
    certificate: path.join(folder, 'certificate.pem'),
    key: path.join(folder, 'key.pem'),
  };
  const subject = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ${subject}`;
  const output = ['-keyout', files.key, '-out', files.certificate];
  const { status } = spawnSync('openssl', [...options.split(' '), ...output]);
  return status === 0 ? files : null;
}
