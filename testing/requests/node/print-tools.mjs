/**
 * What command-line clients, tracers and servers print of a request: curl, wget, HTTPie, tcpdump, tcpflow, tshark, nginx, Caddy,
 * Apache. Those that are installed are started. Rows a line: language, tool, code, callback, text.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [, , callbacksFile] = process.argv;
const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'tools-'));

function show(callback, tool, code, text, expected) {
  if (!text) return;
  const clean = text.replaceAll(scratch, '/tmp/tools').replaceAll(homedir(), '/home/user');
  const row = { language: 'Tools', tool, code, callback: callback.name, text: clean, ...expected };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

/** Answers every request with OK, and keeps what arrived, byte by byte. */
async function listen() {
  const arrived = [];
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (part) => {
      text += part;
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? 0);
      if (head === -1 || Buffer.byteLength(text) < head + 4 + length) return;
      arrived.push(text);
      text = '';
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 2\r\nConnection: close\r\n\r\nOK',
      );
    });
  }).listen(0, '127.0.0.1');
  await wait(50);
  return { arrived, port: server.address().port, close: () => server.close() };
}

function run(command, parameters, input) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: ['pipe', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (part) => (stdout += part));
    child.stderr.on('data', (part) => (stderr += part));
    child.on('error', () => resolve({ stdout: '', stderr: '' }));
    child.on('close', () => resolve({ stdout, stderr }));
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

const toFlags = (headers, flag) =>
  Object.entries(headers).flatMap(([name, value]) => [flag, `${name}: ${value}`]);

async function showClients(callback) {
  const { headers, body } = callback;
  const server = await listen();
  const url = `http://127.0.0.1:${server.port}/callback/pay`;
  const curl = ['-s', ...toFlags(headers, '-H'), '--data-binary', body, url];
  const verbose = await run('curl', ['-v', ...curl]);
  show(callback, 'curl', 'curl -v', verbose.stderr, { body: 'none' });
  show(callback, 'curl', 'curl -v, and what was sent below', `${verbose.stderr}\n${body}\n`);
  show(
    callback,
    'curl',
    'curl --trace-ascii -',
    (await run('curl', ['--trace-ascii', '-', ...curl])).stdout,
  );
  show(callback, 'curl', 'curl --trace -', (await run('curl', ['--trace', '-', ...curl])).stdout);
  show(
    callback,
    'curl',
    'curl --libcurl -',
    (await run('curl', ['--libcurl', '-', ...curl])).stdout,
  );
  const bodyFile = join(scratch, 'body.json');
  writeFileSync(bodyFile, body);
  const fields = Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`);
  show(
    callback,
    'wget',
    'wget -d',
    (await run('wget', ['-d', '-O', '-', ...fields, `--post-file=${bodyFile}`, url])).stderr,
  );
  const items = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  for (const options of [
    ['--print=HB'],
    ['--verbose'],
    ['--offline', '--print=HB'],
    ['--print=HBhb', '--pretty=none'],
  ]) {
    const { stdout } = await run('http', [
      ...options,
      '--ignore-stdin',
      '--pretty=none',
      `--raw=${body}`,
      'POST',
      url,
      ...items,
    ]);
    show(callback, 'HTTPie', `http ${options.join(' ')}`, stdout);
  }
  const { stdout } = await run('http', [
    '--print=HB',
    '--ignore-stdin',
    '--pretty=format',
    `--raw=${body}`,
    'POST',
    url,
    ...items,
  ]);
  show(callback, 'HTTPie', 'http --print=HB --pretty=format', stdout, { body: 'printed again' });
  server.arrived.length = 0;
  await run('curl', curl);
  show(callback, 'nc', 'nc -l: what curl sends', server.arrived[0]);
  server.close();
}

async function showTracers(callback) {
  const server = await listen();
  const url = `http://127.0.0.1:${server.port}/callback/pay`;
  const capture = join(scratch, `${callback.name}.pcap`);
  const tracer = spawn(
    'tcpdump',
    ['-i', 'lo', '-U', '-s', '0', '-w', capture, `tcp port ${server.port}`],
    { stdio: 'ignore' },
  );
  tracer.on('error', () => {});
  await wait(1500);
  await run('curl', [
    '-s',
    ...toFlags(callback.headers, '-H'),
    '--data-binary',
    callback.body,
    url,
  ]);
  await wait(1000);
  tracer.kill('SIGINT');
  await wait(300);
  server.close();
  const read = (command, ...parameters) => run(command, parameters).then(({ stdout }) => stdout);
  show(callback, 'tcpdump', 'tcpdump -A', await read('tcpdump', '-n', '-A', '-r', capture));
  show(callback, 'tcpdump', 'tcpdump -X', await read('tcpdump', '-n', '-X', '-r', capture));
  show(
    callback,
    'tshark',
    'follow,tcp,ascii',
    await read('tshark', '-r', capture, '-q', '-z', 'follow,tcp,ascii,0'),
  );
  show(callback, 'tshark', '-V', await read('tshark', '-r', capture, '-V', '-Y', 'http.request'));
  show(
    callback,
    'tshark',
    '-T json',
    await read('tshark', '-r', capture, '-T', 'json', '-Y', 'http.request'),
  );
  show(callback, 'tcpflow', 'tcpflow -c', await read('tcpflow', '-c', '-r', capture));
  show(
    callback,
    'ngrep',
    'ngrep -W byline',
    await read('ngrep', '-q', '-W', 'byline', '-I', capture),
  );
}

const jsonFormat =
  'log_format pay escape=json \'{"time":"$time_iso8601","remote_addr":"$remote_addr","request":"$request","status":$status,"request_body":"$request_body",' +
  '"x_merchant_no":"$http_x_merchant_no","x_timestamp":"$http_x_timestamp","x_nonce":"$http_x_nonce","x_sign":"$http_x_sign"}\';';
const plainFormat =
  'log_format plain \'$remote_addr - [$time_local] "$request" $status "$http_x_merchant_no" "$http_x_timestamp" "$http_x_nonce" "$http_x_sign" "$request_body"\';';

async function showNginx(callback) {
  const upstream = await listen();
  const port = upstream.port + 1 > 65_000 ? 20_080 : upstream.port + 1;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log debug; events {} http { ${jsonFormat} ${plainFormat}
     client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
     server { listen 127.0.0.1:${port}; access_log ${folder}/json.log pay; access_log ${folder}/plain.log plain; location / { proxy_pass http://127.0.0.1:${upstream.port}; } } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  nginx.on('error', () => {});
  await wait(700);
  await run('curl', [
    '-s',
    ...toFlags(callback.headers, '-H'),
    '--data-binary',
    callback.body,
    `http://127.0.0.1:${port}/callback/pay`,
  ]);
  await wait(300);
  nginx.kill();
  show(callback, 'nginx', 'log_format escape=json', readOr(join(folder, 'json.log')));
  show(callback, 'nginx', 'log_format, escape by \\x', readOr(join(folder, 'plain.log')));
  show(callback, 'nginx', 'what it sent upstream', upstream.arrived[0]);
  upstream.close();
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function showCaddy(callback) {
  const upstream = await listen();
  const port = upstream.port + 2 > 65_000 ? 20_081 : upstream.port + 2;
  const file = join(scratch, 'Caddyfile');
  writeFileSync(
    file,
    `{\n admin off\n auto_https off\n}\nhttp://127.0.0.1:${port} {\n log {\n  output stdout\n  format json\n }\n reverse_proxy 127.0.0.1:${upstream.port}\n}\n`,
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: scratch },
  });
  let logged = '';
  caddy.on('error', () => {});
  caddy.stdout.on('data', (part) => (logged += part));
  await wait(1500);
  await run('curl', [
    '-s',
    ...toFlags(callback.headers, '-H'),
    '--data-binary',
    callback.body,
    `http://127.0.0.1:${port}/callback/pay`,
  ]);
  await wait(300);
  caddy.kill();
  upstream.close();
  show(callback, 'Caddy', 'access log as JSON', logged, { body: 'none' });
  show(
    callback,
    'Caddy',
    'access log as JSON, and the body below',
    logged && `${logged}\n${callback.body}\n`,
  );
}

for (const callback of callbacks) {
  await showClients(callback);
  await showTracers(callback);
  await showNginx(callback);
  await showCaddy(callback);
}
process.exit(0);
