/** What programs printed of callbacks: by `testing/real-code/` (`dumps.json`), and of the shared vectors (`real-code-dumps.json`). */
import own from './vectors/dumps.json' with { type: 'json' };
import shared from './vectors/real-code-dumps.json' with { type: 'json' };

export interface DumpVector {
  readonly language: string;
  readonly kind: 'body' | 'headers';
  readonly implementation: string;
  readonly callback: string;
  readonly text: string;
}

export interface DumpedCallback {
  /** Header lines; their signature is over `canonical`. */
  readonly headers: string;
  readonly body: string;
  readonly canonical: string;
}

export const dumpedCallbacks: Readonly<Record<string, DumpedCallback>> = own.callbacks;
export const dumpVectors = [...own.dumps, ...shared] as readonly DumpVector[];

export interface UnreadableDumps {
  readonly reason: string;
  readonly implementations: readonly string[];
  readonly callbacks: readonly string[];
}

const names = Object.keys(dumpedCallbacks);
const withMoreFields = names.filter(
  (name) => !['payin', 'payout-large', 'own-timestamp', 'minimal'].includes(name),
);

/** Dumps that cannot give the body back, of any program in `testing/real-code/`, by what became of it. */
export const unreadableDumps: readonly UnreadableDumps[] = [
  {
    reason: 'a class has the eight fields alone: others were dropped',
    implementations: [
      'Go %v struct',
      'Go %+v struct',
      'Go %+v struct pointer',
      'Go %#v struct',
      'Go spew struct',
    ],
    callbacks: withMoreFields,
  },
  {
    reason: 'a field that was not there is zero in a class, and signed as such',
    implementations: ['Go %v struct', 'Go %#v struct', 'Go spew struct'],
    callbacks: ['minimal'],
  },
  {
    reason: 'cut off, or shortened on purpose',
    implementations: ['Node cut', 'Node truncated log', 'Node Buffer', 'Python reprlib'],
    callbacks: names,
  },
  {
    reason: 'cut off, or shortened on purpose',
    implementations: ['Node Uint8Array'],
    callbacks: names.filter((name) => name !== 'minimal'),
  },
  {
    reason: 'a form has no null, no empty list and no empty object',
    implementations: [
      'Node URLSearchParams',
      'Node querystring',
      'PHP http_build_query',
      'PHP http_build_query 3986',
      'PHP http_build_query amp',
      'PHP urldecode(http_build_query)',
    ],
    callbacks: ['empties', 'nested', 'nested-numbers'],
  },
  {
    reason: 'a form has no null, no empty list and no empty object',
    implementations: ['Ruby build_nested_query', 'Ruby encode_www_form'],
    callbacks: ['empties'],
  },
  {
    reason: 'a form has no null, no empty list and no empty object',
    implementations: ['Ruby build_nested_query'],
    callbacks: ['nested-numbers'],
  },
  {
    reason: 'only the kind of a nested value was printed, or nothing of it',
    implementations: [
      'Node URLSearchParams',
      'Node querystring',
      'Node template entries',
      'PHP foreach =',
      'Perl join =>',
      'Perl k=v lines',
      'Lua print(k, v)',
    ],
    callbacks: ['empties', 'items-html', 'nested', 'nested-numbers', 'pretty-escaped'],
  },
  {
    reason: 'numbers beyond 2^53 printed with 14 digits',
    implementations: [
      'PHP print_r',
      'PHP print_r stdClass',
      'PHP print_r html',
      'PHP htmlspecialchars print_r',
      'PHP error_log print_r',
      'PHP dump',
      'PHP dump stdClass',
      'PHP Xdebug var_dump',
      'PHP Xdebug var_dump stdClass',
      'PHP foreach =',
      'PHP foreach =>',
      'PHP foreach padded',
      'PHP http_build_query',
      'PHP http_build_query 3986',
      'PHP http_build_query amp',
      'PHP urldecode(http_build_query)',
      'Lua print(k, v)',
    ],
    callbacks: ['numbers'],
  },
  {
    reason: 'numbers beyond 2^53 printed with 14 digits',
    implementations: [
      'Lua inspect.lua',
      'Lua inspect.lua one line',
      'Lua pl.pretty',
      'Lua pl.pretty one line',
      'Lua own printer',
      'Lua own printer quoted',
      'Lua serialize',
    ],
    callbacks: ['numbers', 'nested-numbers'],
  },
  {
    reason: 'JSON taken apart by a parser of forms, which renames keys and splits at & and =',
    implementations: ['PHP print_r $_POST'],
    callbacks: names,
  },
  {
    reason: 'JSON taken apart by a parser of forms, which renames keys and splits at & and =',
    implementations: ['Ruby rack form'],
    callbacks: [
      'dates',
      'digit-strings',
      'empties',
      'items-html',
      'nested',
      'nested-numbers',
      'own-sign',
      'query-chars',
    ],
  },
  {
    reason: 'an empty object became an empty list',
    implementations: [
      'PHP json_encode twice',
      'PHP laravel log',
      'PHP foreach =>',
      'PHP foreach padded',
    ],
    callbacks: ['empties'],
  },
  {
    reason: 'white space in values was lost',
    implementations: ['PHP print_r html', 'PHP foreach padded'],
    callbacks: ['padded'],
  },
  {
    reason: 'a number is printed wrong (1e-.1e-_7)',
    implementations: ['Node inspect numericSeparator'],
    callbacks: ['numbers'],
  },
  {
    reason: 'more ways than are tried: two of order, types and rounded numbers are lost together',
    implementations: ['Go %v UseNumber', 'Go %#v UseNumber'],
    callbacks: ['nested', 'nested-numbers'],
  },
  {
    reason: 'more ways than are tried: two of order, types and rounded numbers are lost together',
    implementations: ['Go url.Values.Encode'],
    callbacks: ['numbers'],
  },
  {
    reason: 'not told from JSON, where numbers in quotes are texts',
    implementations: ['Perl Dumper pair'],
    callbacks: ['booleans', 'empties', 'items-html', 'nested', 'nested-numbers', 'numbers'],
  },
  {
    reason: 'a scalar that goes on in the next line of a flow mapping is not folded',
    implementations: ['Python yaml.dump flow'],
    callbacks: ['padded'],
  },
];
