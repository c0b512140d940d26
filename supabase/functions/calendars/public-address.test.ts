import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '142.250.196.206', '2404:6800:4012::200e'])(
  '%s can be asked by everybody',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
  '0x7f.1',
])('%s is not asked', (address) => expect(isPublicAddress(address)).toBe(false));
