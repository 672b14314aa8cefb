import { expect, it } from 'vitest';
import { readKeyOwner } from './read-key-owner';

const begin = '-----BEGIN PUBLIC KEY-----';

it.each<[string, ReturnType<typeof readKeyOwner>]>([
  // Another setting's name.
  ['{"merchantNo":"M1001","key":"', null],
  ['{"merchantName":"Shop","pem":"', null],
  ['{"merchant":{"no":"M1001"},"publicKey":"', null],
  ['merchantNo: M1001\n', null],
  ['merchant:\n  no: M1001\npublicKey: |\n  ', null],
  ['APP_ID=123\n', null],
  ['APP_ID=\nKEY=', null],
  ['# platform key for merchant=M1001\n', null],
  ['/etc/my-app/keys = \n', null],
  ['/etc/my-app = \n', null],
  // Its own.
  ['{"merchantPublicKey":"', 'merchant'],
  ['{\\"merchantPublicKey\\":\\"', 'merchant'],
  ['MERCHANT_PUBLIC_KEY="', 'merchant'],
  ['my-key: |-\n  ', 'merchant'],
  ["'app_key' => env('X', '", 'merchant'],
  ['merchantKey := []byte("', 'merchant'],
  ['merchantKey = Key::parse(b"', 'merchant'],
  ["const merchantKey: string = '", 'merchant'],
  ['const MERCHANT_KEY: &str = "', 'merchant'],
  ['{"merchantNo":"M1001","platformKey":"', 'platform'],
  // That of what encloses it.
  ['{"merchant":{"publicKey":"', 'merchant'],
  ['{"merchant":{"address":{"city":"A"},"publicKey":"', 'merchant'],
  ['merchant:\n  no: M1001\n  key: ', 'merchant'],
  ['{"merchant":{"gatewayKey":"', null],
  ['{"app":{"publicKey":"', null],
  ['platform:\n  key: ', 'platform'],
  // The platform's by any of them.
  ['{"merchant":{"platformPublicKey":"', 'platform'],
  ['{"merchantPlatformKey":"', 'platform'],
  ['{"platform":{"merchantKey":"', null],
  ['{"platform":{"merchant":{"key":"', 'platform'],
  ['# the platform’s\nMERCHANT_KEY="', null],
  ['# the platform’s\nPLATFORM_NO=1\nMERCHANT_KEY="', 'merchant'],
])('whose key it is behind %j: %s', (before, owner) => {
  expect(readKeyOwner(before + begin, before.length)).toBe(owner);
});
