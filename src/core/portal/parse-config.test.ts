import { describe, expect, it } from 'vitest';
import { emptyConfig, parseConfig } from './parse-config';

const page = 'https://portal.example/portal/debugger/';

describe('the configuration', () => {
  it('may be empty', () => {
    expect(parseConfig('{}', page)).toEqual({ config: emptyConfig, problems: [] });
  });

  it('may name all there is, with addresses relative to the page', () => {
    const text = JSON.stringify({
      profile: '../profile',
      merchantNo: 'M1',
      toleranceSeconds: 120,
      title: 'Callbacks',
      back: { text: 'Portal', address: '/portal/' },
    });
    expect(parseConfig(text, page)).toEqual({
      config: {
        profile: 'https://portal.example/portal/profile',
        merchantNo: 'M1',
        toleranceSeconds: 120,
        title: 'Callbacks',
        back: { text: 'Portal', address: 'https://portal.example/portal/' },
      },
      problems: [],
    });
  });

  it.each([
    ['nothing at all', ''],
    ['a page', '<!doctype html>'],
    ['an array', '[]'],
    ['null', 'null'],
  ])('that is %s is refused as a whole', (_, text) => {
    const { config, problems } = parseConfig(text, page);
    expect(config).toEqual(emptyConfig);
    expect(problems).toMatchObject([{ code: 'config.syntax', severity: 'error', span: null }]);
  });

  it.each([
    ['profile', 'https://elsewhere.example/portal/profile'],
    ['profile', '//elsewhere.example/profile'],
    ['profile', 'http://portal.example/portal/profile'],
    ['profile', 7],
    ['merchantNo', 12],
    ['merchantNo', ' '],
    ['toleranceSeconds', '300'],
    ['toleranceSeconds', 0],
    ['toleranceSeconds', 1.5],
    ['toleranceSeconds', 1_000_000_000],
    ['toleranceSeconds', 1e21],
    ['profile', ''],
    ['profile', ' '],
    ['title', false],
    ['back', '/portal/'],
    ['back', { text: 'Portal', address: 'javascript:alert(1)' }],
    ['back', { text: '', address: '/portal/' }],
    ['back', { text: 'Portal', address: '' }],
    ['back', { text: 'Portal', address: '\n' }],
  ])('leaves out %s when it is %j, and keeps the rest', (name, value) => {
    const other = name === 'merchantNo' ? { title: 'T' } : { merchantNo: 'M1' };
    const { config, problems } = parseConfig(JSON.stringify({ ...other, [name]: value }), page);
    expect(config).toEqual({ ...emptyConfig, ...other });
    expect(problems).toMatchObject([{ code: 'config.value', name, span: null }]);
  });

  it('may hold the longest tolerance that can be typed', () => {
    const { config, problems } = parseConfig('{"toleranceSeconds":999999999}', page);
    expect(config.toleranceSeconds).toBe(999_999_999);
    expect(problems).toEqual([]);
  });

  it.each(['profile', 'merchantNo', 'toleranceSeconds', 'title', 'back'])(
    'may hold null in place of %s',
    (name) => {
      const parsed = parseConfig(JSON.stringify({ [name]: null }), page);
      expect(parsed).toEqual({ config: emptyConfig, problems: [] });
    },
  );

  it('warns of a member that it does not know', () => {
    expect(parseConfig('{"Profile":"/x"}', page).problems).toMatchObject([
      { code: 'config.unknown', severity: 'warning', name: 'Profile', span: null },
    ]);
  });
});
