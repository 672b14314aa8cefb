/** What Node, its servers and its loggers print of a request that arrived. Rows a line: language, tool, code, callback, text. */
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';

const [, , callbacksFile, packages] = process.argv;
const require = createRequire(packages === undefined ? import.meta.url : `${packages}/index.js`);
const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));
let current;

function print(tool, code, text, expected) {
  const row = { language: 'Node', tool, code, callback: current.name, text, ...expected };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

function load(name) {
  try {
    return require(name);
  } catch {
    return null;
  }
}

/** As `console.log` prints its arguments. */
const log = (...values) =>
  values
    .map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 2 })))
    .join(' ');

const parsed = { body: 'parsed' };

function printCore(message, body) {
  const { headers, rawHeaders, headersDistinct, method, url } = message;
  print('node:http', 'console.log(req.headers, body)', log(headers, body));
  print('node:http', 'console.log({ headers, body })', log({ headers, body }));
  print('node:http', 'JSON.stringify({ headers, body })', JSON.stringify({ headers, body }));
  print(
    'node:http',
    'JSON.stringify({ rawHeaders, body })',
    JSON.stringify({ method, url, rawHeaders, body }, null, 2),
  );
  print('node:http', 'console.log(rawHeaders); console.log(body)', `${log(rawHeaders)}\n${body}`);
  print('node:http', 'console.log(headersDistinct, body)', log(headersDistinct, body));
  print(
    'node:http',
    "console.log('headers:', headers); console.log('body:', body)",
    `headers: ${log(headers)}\nbody: ${body}`,
  );
  print(
    'node:http',
    'console.log(JSON.stringify(headers)); console.log(body)',
    `${JSON.stringify(headers)}\n${body}`,
  );
  print(
    'node:http',
    'console.dir({ request: { headers, body } }, { depth: null })',
    inspect({ request: { method, url, headers, body } }, { depth: null }),
  );
  print(
    'node:http',
    'console.log(headers, JSON.parse(body))',
    log(headers, JSON.parse(body)),
    parsed,
  );
  print(
    'node:http',
    'console.log({ headers, body: Buffer })',
    log({ headers, body: Buffer.from(body) }),
    { body: 'cut' },
  );
  print(
    'node:http',
    'JSON.stringify({ headers, body: Buffer })',
    JSON.stringify({ headers, body: Buffer.from(body) }),
  );
  print(
    'node:http',
    'for (const [name, value] of Object.entries(headers)) console.log(name, value)',
    `${Object.entries(headers)
      .map(([name, value]) => log(name, value))
      .join('\n')}\n${body}`,
  );
  print('node:http', 'console.table(headers)', `${tableOf(headers)}\n${body}`);
  const fetched = new Request('https://m.example/cb', {
    method: 'POST',
    headers: { ...headers },
    body,
  });
  print(
    'fetch',
    'console.log(request.headers); console.log(await request.text())',
    `${log(fetched.headers)}\n${body}`,
  );
  print('fetch', 'console.log([...request.headers], text)', log([...fetched.headers], body));
  print(
    'fetch',
    'JSON.stringify({ headers: [...request.headers], body })',
    JSON.stringify({ url, headers: [...fetched.headers], body }),
  );
  print('fetch', 'console.log(request, text)', log(fetched, body));
}

function tableOf(value) {
  let text = '';
  const stdout = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  new console.Console({ stdout }).table(value);
  return text;
}

function printLogged(message, body) {
  const { headers } = message;
  const catcher = () => {
    const lines = [];
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    return { stream, read: () => lines.join('') };
  };
  const pino = load('pino');
  if (pino !== null) {
    const { stream, read } = catcher();
    const logger = pino({ serializers: pino.stdSerializers }, stream);
    logger.info({ req: message, body }, 'callback received');
    print('pino', 'logger.info({ req, body })', read());
    const other = catcher();
    pino(other.stream).warn(
      { headers, payload: body, err: new Error('bad signature') },
      'rejected',
    );
    print('pino', 'logger.warn({ headers, payload, err })', other.read());
    const text = catcher();
    pino(text.stream).info(`callback ${JSON.stringify({ headers, body })}`);
    print('pino', 'logger.info(callback, JSON.stringify({ headers, body }))', text.read());
    const pretty = load('pino-pretty');
    if (pretty !== null) {
      print(
        'pino-pretty',
        'logger.info({ req, body })',
        pretty.prettyFactory({ colorize: false })(read()),
      );
    }
  }
  const winston = load('winston');
  if (winston !== null) {
    const { format } = winston;
    const formats = [
      ['json', format.combine(format.timestamp(), format.json())],
      ['simple', format.simple()],
      ['logstash', format.logstash()],
      ['prettyPrint', format.prettyPrint()],
    ];
    for (const [name, one] of formats) {
      const { stream, read } = catcher();
      const logger = winston.createLogger({
        format: one,
        transports: [new winston.transports.Stream({ stream })],
      });
      logger.info('callback', { headers, body });
      print('winston', `format.${name}()`, read());
    }
    const { stream, read } = catcher();
    const logger = winston.createLogger({
      format: format.json(),
      transports: [new winston.transports.Stream({ stream })],
    });
    logger.error(`bad signature: headers=${JSON.stringify(headers)} body=${body}`);
    print('winston', 'logger.error(headers=… body=…)', read());
  }
  const bunyan = load('bunyan');
  if (bunyan !== null) {
    const { stream, read } = catcher();
    bunyan
      .createLogger({ name: 'pay', stream, serializers: bunyan.stdSerializers })
      .info({ req: message, body }, 'callback');
    print('bunyan', 'log.info({ req, body })', read());
  }
  const log4js = load('log4js');
  if (log4js !== null) {
    const lines = [];
    const type = { configure: (_, layouts) => (event) => lines.push(layouts.basicLayout(event)) };
    log4js.configure({
      appenders: { out: { type } },
      categories: { default: { appenders: ['out'], level: 'info' } },
    });
    log4js.getLogger('pay').info('callback', headers, body);
    print('log4js', "logger.info('callback', headers, body)", lines.join('\n'));
  }
  const axios = load('axios');
  if (axios !== null) {
    const { AxiosHeaders } = axios;
    print(
      'axios',
      'console.log({ headers: config.headers, data: config.data })',
      log({ headers: new AxiosHeaders(headers), data: body }),
    );
  }
  const { Signale } = load('signale') ?? {};
  if (Signale !== undefined) {
    const { stream, read } = catcher();
    new Signale({ stream, config: { displayBadge: true } }).info('callback', { headers, body });
    print('signale', "signale.info('callback', { headers, body })", read());
  }
}

async function printExpress(callback) {
  const express = load('express');
  if (express === null) return;
  const app = express();
  app.use(express.json({ verify: (req, _, buffer) => (req.rawBody = buffer.toString()) }));
  const printed = new Promise((resolve) => {
    app.post('/callback/pay', (req, res) => {
      const { method, originalUrl, headers, rawBody, body } = req;
      print('express', 'console.log(req.headers, req.body)', log(headers, body), parsed);
      print(
        'express',
        'JSON.stringify({ method, url, headers, rawBody, body })',
        JSON.stringify({ method, url: originalUrl, headers, rawBody, body }),
      );
      print(
        'express',
        'console.log(req.method, req.url, req.headers, req.rawBody)',
        log(method, originalUrl, headers, rawBody),
      );
      res.send('OK');
      resolve();
    });
  });
  const server = app.listen(0);
  await send(server, callback);
  await printed;
  server.close();
}

function send(server, { headers, body }) {
  return new Promise((resolve) => {
    const open = () => {
      const { port } = server.address();
      const sent = request(
        {
          port,
          path: '/callback/pay',
          method: 'POST',
          headers: { 'User-Agent': 'pay/1.0', ...headers },
        },
        (answer) => {
          answer.resume();
          answer.on('end', resolve);
        },
      );
      sent.end(body);
    };
    if (server.listening) open();
    else server.once('listening', open);
  });
}

for (const callback of callbacks) {
  current = callback;
  const server = createServer((message, answer) => {
    let body = '';
    message.setEncoding('utf8');
    message.on('data', (part) => (body += part));
    message.on('end', () => {
      printCore(message, body);
      printLogged(message, body);
      answer.end('OK');
    });
  }).listen(0);
  await send(server, callback);
  server.close();
  await printExpress(callback);
}
