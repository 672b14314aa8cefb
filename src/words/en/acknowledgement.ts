import type { AcknowledgementWords } from '../acknowledgement-words';
import { code, value } from '../text';
import { english } from './language';

const { count, plural, quoteBriefly, say } = english;

const bytes = { one: 'byte', other: 'bytes' };

/** More statuses than these explain nothing. */
const shownStatuses = 20;

export const acknowledgementWords: AcknowledgementWords = {
  title: 'Would this answer be accepted?',
  field: {
    label: 'Endpoint’s answer',
    hint: 'status line, headers and body, as curl -i prints them; or a body alone; or drop a file',
    example: 'HTTP/1.1 200 OK\nContent-Type: text/plain; charset=utf-8\n\nOK',
  },
  timeOut: 'No answer in time (time-out)',
  file: {
    judged: (name) => say`Judged byte by byte: the file ${value(name)}`,
    remove: 'Remove',
    tooLarge: 'The platform accepts two bytes, OK: no answer of this size is one.',
  },
  empty: 'The platform takes 200 with exactly OK, and nothing else.',
  judging: 'Reading the answer …',
  failed: 'Not read: a part of this page failed. That says nothing about the answer.',
  results: {
    accepted: 'Accepted: the callback is acknowledged.',
    refused: 'Not accepted: the platform tries again.',
    unknown: 'What is here is right; whether that is enough is not known.',
  },
  noAnswer: 'Not judged: the endpoint’s answer is not here.',
  addStatus: 'Add the status line above the body (curl -i): it has to be 200.',
  faults: {
    'time-out': [
      'No answer came in time.',
      'Answer first, do slow work afterwards. How long the platform waits is not stated by the contract.',
    ],
    'no-answer': [
      'It is the error of curl or wget, to which no answer came.',
      'Where the platform meets the same, it tries again: check the address, its certificate and a firewall before it; then paste the answer.',
    ],
    'status-alone': [
      'It is a status alone, or an interim answer (1xx), behind which the answer comes.',
      'Paste the whole answer, as curl -i prints it: its body has to be OK. A body that is a status is refused.',
    ],
    'log-line': [
      'It is a line of an access log: it has the status and a length, not the bytes of the body.',
      'Paste the answer itself, as curl -i prints it. A body that is this text is refused.',
    ],
    envelope: [
      'It is an object with a status and a body: what a function gives its gateway, or what a client shows of answers.',
      'Paste what arrives, as curl -i prints it; of a HAR file one response, with its content. If the endpoint sends this very object, it is refused: the body has to be OK.',
    ],
    'byte-dump': [
      'It is a dump of bytes that is not read here, or that may be cut.',
      'Drop the answer as a file, or paste it as curl -i, xxd or hexdump -C print it, whole.',
    ],
    'status.success': [
      'The status is another 2xx than 200.',
      'Answer 200: 201, 202 and 204 count as failures.',
    ],
    'status.redirect': [
      'The status is a redirect.',
      'Answer 200 at the very address that is called: look for a missing slash at its end, or http in place of https.',
    ],
    'status.client-error': [
      'The status is a 4xx.',
      'It did not reach your code, or your code refused it: check the path, the method POST, a login or a firewall before it.',
    ],
    'status.server-error': [
      'The status is a 5xx.',
      'Your code failed, or a proxy did not reach it: see your log.',
    ],
    'status.other': ['The status is not 200.', 'Answer 200.'],
    'body.empty': ['The body is empty.', 'Write the two bytes OK.'],
    'body.incomplete': [
      'Not all of it is there: bytes that are announced are missing, or the last chunk.',
      'Copying may have lost it; OK with a newline is refused. Drop the answer as a file: curl -i -o answer.txt …',
    ],
    'body.byte-order-mark': [
      'A byte order mark (ef bb bf) stands before the text.',
      'A source file or a template saved as “UTF-8 with BOM” adds it.',
    ],
    'body.utf-16': ['The body is UTF-16.', 'Write OK as two bytes, 4f 4b.'],
    'body.compressed': [
      'The body is compressed (gzip).',
      'Check it uncompressed: curl --compressed. Whether the platform decompresses is not stated by the contract.',
    ],
    'body.newline': [
      'A newline stands at the end.',
      'Print without a line end: print(…, end=""), echo -n, Write in place of WriteLine. If only the copy has it, drop a file instead.',
    ],
    'body.white-space': [
      'White space stands around the word.',
      'Templates often add line ends and spaces.',
    ],
    'body.unseen': [
      'Characters that cannot be seen stand in the body.',
      'The bytes below show them: write the two bytes 4f 4b alone.',
    ],
    'body.look-alike': [
      'The body looks like OK, but its letters are others, of another script or width.',
      'The bytes below show them: type O and K anew, 4f 4b.',
    ],
    'body.case': ['OK is not in capitals.', 'It is case-sensitive: write OK.'],
    'body.quoted': [
      'The word stands in quotes.',
      'A framework that writes JSON puts it in double ones: return plain text. Others are a shell’s, or how a console shows a text: write the two bytes OK alone.',
    ],
    'body.json': [
      'The body is JSON.',
      'Return the plain text OK. A code object is refused, whatever it says.',
    ],
    'body.html': [
      'The body begins with a tag, as HTML and XML do.',
      'Perhaps a page of a login, an error or a framework: the request may not have reached your code.',
    ],
    'body.php-message': [
      'PHP printed a message into the body.',
      'Mend what it names, and set display_errors=0 where callbacks arrive: whatever stands beside OK, the answer is refused.',
    ],
    'body.response': [
      'The body is itself an HTTP response, with a status line.',
      'Your code printed a whole response into its body: write OK alone. Of two pasted answers, leave the endpoint’s alone.',
    ],
    'body.longer': [
      'More than OK stands in the body.',
      'Write these two characters alone. A prompt behind them came with the copy: remove it.',
    ],
    'body.other': ['The body is not OK.', 'Write exactly OK.'],
  },
  judged: {
    heads: { status: 'Status', body: 'Body', type: 'Type' },
    status(status, earlier) {
      const last = status === null ? 'not given: all of it was taken for the body' : String(status);
      if (earlier.length === 0) return last;
      const more = earlier.length - shownStatuses;
      const others = more > 0 ? `${count(more, { one: 'other', other: 'others' })} and ` : '';
      return `${last} (the last answer; before it ${others}${earlier.slice(-shownStatuses).join(', ')})`;
    },
    redirect:
      'A redirect came first, which curl -L followed. That the platform follows it is not stated by the contract.',
    login:
      'An answer that asks for a login came first, which the program that printed this gave. That the platform has one is not stated by the contract.',
    body: (length, shown, isCut) =>
      length === 0
        ? say`${count(length, bytes)}`
        : say`${count(length, bytes)}: ${code(shown)}${isCut ? ' …' : ''}`,
    contentType: (type, isRecommended) =>
      isRecommended
        ? say`${value(type)}`
        : say`${value(type)} (text/plain; charset=utf-8 is recommended; it does not decide)`,
    framing(framing) {
      switch (framing.kind) {
        case 'none':
          return null;
        case 'head-alone':
          return 'The copy ends with the headers: what body followed is not known.';
        case 'chunked':
          return 'The chunks of the transfer were joined first.';
        case 'unended':
          return `The chunks of the transfer were joined first: they announce ${count(framing.announced, bytes)}, and the last one, of size 0, which ends a body, is not there.`;
        case 'cut':
          return `Content-Length is ${framing.contentLength}: the ${count(framing.extraBytes, bytes)} of line end behind it came with the copy and ${plural(framing.extraBytes, { one: 'does', other: 'do' })} not count.`;
        case 'overrun':
          return `Content-Length is ${framing.contentLength}: a client reads no further, so the ${count(framing.extraBytes, bytes)} behind it ${plural(framing.extraBytes, { one: 'does', other: 'do' })} not count.`;
        case 'incomplete':
          return `The length that is told is ${framing.contentLength}.`;
        case 'unmeasured':
          return say`Content-Length is ${quoteBriefly(framing.written)}, which is read as no number of bytes: many clients refuse such an answer.`;
        case 'decoded':
          return `${framing.header} is ${framing.encoding}, but this is not compressed: the tool that shows it (curl --compressed, a browser) decompressed it, or the header is wrong. Whether the platform decompresses is not stated by the contract: answer uncompressed.`;
      }
    },
    repairs: {
      'byte-order-mark':
        'A byte order mark before the status line came with the file and does not count.',
      'utf-16':
        'UTF-16, as PowerShell’s > writes it: read as text, and its line ends may be PowerShell’s. curl -o keeps the bytes.',
      trace: 'The lines that curl -v adds were left out.',
      indented: 'The white space before every line was left out.',
      'lines-before': 'What stands before the status line was left out.',
      'hex-dump': 'Read from the bytes of a hex dump.',
      powershell:
        'Read from what PowerShell shows of a response: its status, its content and its length.',
      har: 'Read from a HAR file: the status, headers and text of its one response.',
      'no-blank-line':
        'No blank line between headers and body: the body was taken to begin with the first line that is no header.',
    },
    typed:
      'Judged as the text area keeps it, every line end as one line feed. Copying may add or lose the last one; a dropped file is judged byte by byte.',
  },
};
