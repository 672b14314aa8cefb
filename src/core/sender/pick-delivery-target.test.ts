import { describe, expect, it } from 'vitest';
import { type Delivery, type DeliveryConditions, pickDeliveryTarget } from './pick-delivery-target';

const own = 'https://shop.example/notify';
const fallback = 'https://shop.example/default';
const completed: DeliveryConditions = {
  orderType: 'payin',
  finalStatus: 'completed',
  notifyUrl: own,
  callbackUrl: fallback,
};

describe('the target of a callback', () => {
  it.each<[string, Partial<DeliveryConditions>, Partial<Delivery>]>([
    ['payin with notifyUrl', {}, { row: 'payin-notify-url', target: own }],
    [
      'payin without notifyUrl: never the default',
      { notifyUrl: '' },
      { row: 'payin-no-notify-url', target: null },
    ],
    ['payout with notifyUrl', { orderType: 'payout' }, { row: 'payout-notify-url', target: own }],
    [
      'payout without notifyUrl',
      { orderType: 'payout', notifyUrl: ' ' },
      { row: 'payout-callback-url', target: fallback },
    ],
    [
      'payout without any address',
      { orderType: 'payout', notifyUrl: '', callbackUrl: '' },
      { row: 'no-valid-url', target: null },
    ],
    ['payin that failed', { finalStatus: 'failed' }, { row: 'failed', target: null }],
    ['payin that was cancelled', { finalStatus: 'cancelled' }, { row: 'cancelled', target: null }],
    [
      'payout that failed',
      { orderType: 'payout', finalStatus: 'failed' },
      { row: 'failed', target: null },
    ],
    [
      'payout whose task was cancelled or expired',
      { orderType: 'payout', finalStatus: 'cancelled' },
      { row: 'cancelled', target: null },
    ],
    [
      'an address that is none',
      { notifyUrl: '/notify' },
      { row: 'no-valid-url', target: null, noAddress: 'notifyUrl' },
    ],
    [
      'a default that is none',
      { orderType: 'payout', notifyUrl: '', callbackUrl: 'shop.example/notify' },
      { row: 'no-valid-url', target: null, noAddress: 'callbackUrl' },
    ],
    [
      'an address that is none beside a good default',
      { orderType: 'payout', notifyUrl: 'ftp://shop.example' },
      { row: 'no-valid-url', target: null },
    ],
    [
      'an address behind another scheme',
      { notifyUrl: `view-source:${own}` },
      { row: 'no-valid-url' },
    ],
    ['a host of one letter', { notifyUrl: 'https://a/x' }, { target: 'https://a/x' }],
    ['an address without a host', { notifyUrl: 'https:///x' }, { row: 'no-valid-url' }],
    ['an address of a port alone', { notifyUrl: 'https://:443/x' }, { row: 'no-valid-url' }],
    ['a port of six digits', { notifyUrl: 'https://a.example:999999/' }, { row: 'no-valid-url' }],
    ['a broken IPv6 address', { notifyUrl: 'https://[::1/x' }, { row: 'no-valid-url' }],
    ['an address with a space', { notifyUrl: 'https://a.example/b c' }, { row: 'no-valid-url' }],
    ['https', {}, { warnings: [] }],
    ['http', { notifyUrl: 'http://shop.example' }, { warnings: [{ code: 'http' }] }],
    [
      'an address of this machine',
      { notifyUrl: 'https://localhost:8443/notify' },
      {
        row: 'payin-notify-url',
        target: 'https://localhost:8443/notify',
        warnings: [{ code: 'unreachable', host: 'localhost', why: 'loopback' }],
      },
    ],
    [
      'http to a private address as the default',
      { orderType: 'payout', notifyUrl: '', callbackUrl: 'http://user@0xC0A80001/x' },
      {
        warnings: [{ code: 'unreachable', host: '192.168.0.1', why: 'private' }, { code: 'http' }],
      },
    ],
    [
      'a port that nothing listens at',
      { notifyUrl: 'https://shop.com:0/' },
      { warnings: [{ code: 'unreachable', host: 'shop.com', why: 'port' }] },
    ],
    [
      'a private address that gets none',
      { notifyUrl: '', callbackUrl: 'https://10.0.0.1/' },
      { warnings: [] },
    ],
    [
      'http in capitals as the default',
      { orderType: 'payout', notifyUrl: '', callbackUrl: ' HTTP://shop.example:8080/x?y ' },
      { target: 'HTTP://shop.example:8080/x?y', warnings: [{ code: 'http' }] },
    ],
  ])('%s', (_, conditions, delivery) => {
    expect(pickDeliveryTarget({ ...completed, ...conditions })).toMatchObject(delivery);
  });
});
