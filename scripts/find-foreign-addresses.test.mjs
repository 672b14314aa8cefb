import { describe, expect, it } from 'vitest';
import { findForeignAddresses } from './find-foreign-addresses.mjs';

describe('findForeignAddresses', () => {
  it.each([
    [
      'a script',
      'index.html',
      '<script src="https://a.test/x.js"></script>',
      'https://a.test/x.js',
    ],
    ['a style', 'index.html', "<link href='http://a.test/x.css'>", 'http://a.test/x.css'],
    ['an address without scheme', 'index.html', '<img src=//a.test/x.png>', '//a.test/x.png'],
    ['a font', 'a.css', 'src: url(https://a.test/x.woff2)', 'https://a.test/x.woff2'],
    ['an imported style', 'a.css', '@import "//a.test/x.css";', '//a.test/x.css'],
    [
      'a request in a page’s own script',
      'a.html',
      '<script type="module">fetch("https://a.test/x")</script>',
      'https://a.test/x',
    ],
    [
      'a font in a page’s own style',
      'a.html',
      '<style>p{src:url(//a.test/x)}</style>',
      '//a.test/x',
    ],
    ['a request', 'a.js', 'fetch("https://a.test/x?y=1")', 'https://a.test/x?y=1'],
    ['a socket', 'a.js', 'new WebSocket(`wss://a.test`)', 'wss://a.test'],
  ])('finds %s of another origin', (_, name, text, address) => {
    expect(findForeignAddresses(name, text)).toEqual([address]);
  });

  it.each([
    ['relative addresses', 'index.html', '<script src="./assets/x.js"></script><a href="#/batch">'],
    ['files beside a style', 'a.css', 'src: url(./x.woff2); background: url("data:image/png,")'],
    ['the names of XML namespaces', 'a.js', 'createElementNS("http://www.w3.org/2000/svg","g")'],
    [
      'such names in a page’s own script',
      'a.html',
      '<script>t=\'<p href="http://www.w3.org/x">\'</script>',
    ],
    ['a scheme without host', 'a.js', 'path.startsWith("http://")||x==="https://"'],
    ['a scheme at the end of a sentence', 'a.js', '"The address begins with https://."'],
    ['an address that only the reader’s commands use', 'a.js', '"http://localhost:8080/callback"'],
  ])('lets %s pass', (_, name, text) => {
    expect(findForeignAddresses(name, text)).toEqual([]);
  });

  it('refuses in a page what it lets pass in a script', () => {
    const address = 'https://cdn.jsdelivr.net/npm/monaco-editor';
    expect(findForeignAddresses('a.js', `"${address}"`)).toEqual([]);
    expect(findForeignAddresses('a.html', `<script src="${address}">`)).toEqual([address]);
  });
});
