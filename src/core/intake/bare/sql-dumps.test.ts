import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { listCreatedTables } from './sql-columns';

const signer = createSigner();

/** What the page says of a body, where the signature is over `sent`. */
async function inspect(sent: string, bodyText: string) {
  const { canonical } = await inspectCallback(buildSignedInput(signer, sent, ''));
  return inspectCallback({ ...buildSignedInput(signer, sent, canonical?.text ?? ''), bodyText });
}

const sent =
  '{"orderType":"payin","orderNo":"P2026","merchantOrderNo":"O\'Neil","status":"completed","amount":"500.00","feeAmount":"7.50","netAmount":"492.50","completedAt":1790230770}';

describe('rows without names of columns, as databases dump them', () => {
  // sqlite3 3.40, .dump; MariaDB 10.11, mariadb-dump.
  it.each([
    [
      'SQLite',
      `PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE callbacks (id INTEGER PRIMARY KEY AUTOINCREMENT, order_no VARCHAR(64) NOT NULL CHECK (length(order_no) > 1), order_type TEXT DEFAULT 'payin, out', merchant_order_no TEXT,
 status TEXT, amount TEXT, fee_amount TEXT, net_amount TEXT, completed_at INTEGER, received_at DATETIME DEFAULT CURRENT_TIMESTAMP, UNIQUE(order_no));
INSERT INTO callbacks VALUES(1,'P2026','payin','O''Neil','completed','500.00','7.50','492.50',1790230770,'2026-11-26 20:07:53');
INSERT INTO sqlite_sequence VALUES('callbacks',1);
COMMIT;`,
    ],
    [
      'MariaDB',
      `DROP TABLE IF EXISTS \`callbacks\`;
/*!40101 SET @saved_cs_client     = @@character_set_client */;
CREATE TABLE \`callbacks\` (
  \`id\` int(11) NOT NULL AUTO_INCREMENT,
  \`order_type\` enum('payin','payout') NOT NULL COMMENT 'pay(in), out',
  \`order_no\` varchar(64) NOT NULL,
  \`merchant_order_no\` varchar(64) DEFAULT NULL,
  \`status\` varchar(16) DEFAULT 'completed',
  \`amount\` decimal(12,2) DEFAULT NULL,
  \`fee_amount\` decimal(12,2) DEFAULT NULL,
  \`net_amount\` decimal(12,2) DEFAULT NULL,
  \`completed_at\` int(11) DEFAULT NULL,
  \`received_at\` datetime DEFAULT current_timestamp(),
  PRIMARY KEY (\`id\`),
  UNIQUE KEY \`uq\` (\`order_no\`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_general_ci;
/*!40101 SET character_set_client = @saved_cs_client */;
LOCK TABLES \`callbacks\` WRITE;
INSERT INTO \`callbacks\` VALUES
(1,'payin','P2026','O\\'Neil','completed',500.00,7.50,492.50,1790230770,'2026-11-26 20:08:24'),
(2,'payin','P2027','31','completed',500.00,7.50,492.50,1790230771,'2026-11-26 20:08:24');
UNLOCK TABLES;`,
    ],
    [
      'a row alone, in the contract’s order',
      `INSERT INTO "callbacks" VALUES(1,'payin','P2026','O''Neil','completed','500.00','7.50','492.50',1790230770,'2026-11-26 20:07:53');`,
    ],
  ])('%s', async (_, text) => {
    const { verdict, problems } = await inspect(sent, text);
    expect(verdict.kind).toBe('valid');
    expect(problems).toMatchObject([{ code: 'body.dump', severity: 'warning', forms: ['rows'] }]);
  });

  it('a row alone in another order is none, as nothing tells what is what', async () => {
    const text = `INSERT INTO callbacks VALUES('P2026','payin','O''Neil','completed','500.00','7.50','492.50',1790230770);`;
    const { verdict } = await inspect(sent, text);
    expect(verdict.kind).toBe('unverifiable');
  });
});

const columns =
  'order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at';
const fields = {
  orderType: 'payin',
  orderNo: 'P1',
  merchantOrderNo: 'W-1',
  status: 'completed',
  amount: '1.00',
  feeAmount: '0.10',
  netAmount: '0.90',
  completedAt: 1790099999,
};
const values = "'payin', 'P1', 'W-1', 'completed', '1.00', '0.10', '0.90', 1790099999";
const words = 'payin, P1, W-1, completed, 1.00, 0.10, 0.90, 1790099999';
const marks = '?, ?, ?, ?, ?, ?, ?, ?';
const numbers = '$1, $2, $3, $4, $5, $6, $7, $8';
const list = JSON.stringify(Object.values(fields));
const object = `{ ${Object.entries(fields)
  .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
  .join(', ')} }`;
const dict = object.replace(/(\w+): /g, "'$1': ");
const short = "insert into cb (order_no, amount) values (?, ?)', bindings: [ 'P1', '1.00' ]";

describe('a statement with its values', () => {
  it.each([
    ['beside an object of JavaScript', `{ sql: '${short}, body: ${object} }`],
    ['behind one', `{ body: ${object}, sql: '${short} }`],
    ['in front of one of Python', `{ sql: '${short} } body=${dict}`],
    [
      'in an error, beside an object',
      `{ message: "insert into cb (order_no, amount) values ('P1', 1.00) - ER_DUP_ENTRY", bindings: [ 'P1' ], payload: ${object} }`,
    ],
    [
      'in JSON',
      String.raw`{"sql":"insert into cb (${columns}, payer, url, note) values (${values}, 'Jos\u00e9 \"x\"', 'a\/b', 'l1\nl2')","bindings":[]}`,
      { payer: 'José "x"', url: 'a/b', note: 'l1\nl2' },
    ],
    [
      'in JSON, with bindings of another one',
      String.raw`{"sql":"insert into cb (${columns}, payer) values (${values}, 'Jos\u00e9')","bindings":["x"]}`,
      { payer: 'José' },
    ],
    [
      'some of them bound',
      `{ sql: "insert into cb (${columns}, note) values (${marks}, 'x')", bindings: ${list} }`,
      { note: 'x' },
    ],
    [
      'without quotes, as Laravel has them: what looks like a call',
      `(SQL: insert into cb (payer_name, ${columns}, created_at) values (Ana(Maria), ${words}, now()))`,
      { payerName: 'Ana(Maria)' },
    ],
    ...[':ok', '{ok}', '?'].map(
      (note) =>
        [
          `without quotes, as Laravel has them: ${note}`,
          `(SQL: insert into cb (${columns}, note) values (${words}, ${note}))`,
          { note },
        ] as const,
    ),
    [
      'node-postgres',
      `{ text: 'INSERT INTO cb (${columns}) VALUES (${numbers})', values: ${list} }`,
    ],
    [
      'TypeORM’s error',
      `QueryFailedError: x {\n  query: 'INSERT INTO cb(${columns}) VALUES (${numbers})',\n  parameters: [ ${values} ],\n  driverError: {} }`,
    ],
    [
      'Ecto, with its decimals',
      `INSERT INTO "cb" (${columns},"x") VALUES (${numbers},$9) RETURNING "id" ["payin", "P1", "W-1", "completed", Decimal.new("1.00"), Decimal.new("0.10"), "0.90", 1790099999, nil]`,
      { x: null },
    ],
    [
      'Prisma',
      `prisma:query INSERT INTO "cb" (${columns}) VALUES (${numbers}) RETURNING "id"\nprisma:params ${list}`,
    ],
    [
      'ActiveRecord, whose pairs are read without the statement',
      `Callback Create (0.4ms)  INSERT INTO "cb" (${columns}) VALUES (${numbers}) RETURNING "id"  ${JSON.stringify(Object.entries(fields))}`,
    ],
    ['Drizzle', `Query: insert into "cb" (${columns}) values (${numbers}) -- params: ${list}`],
    ['peewee', `('INSERT INTO "cb" (${columns}) VALUES (${marks})', [${values}])`],
    [
      'Django',
      `(0.001) INSERT INTO "cb" (${columns}) VALUES (${marks.replaceAll('?', '%s')}); args=(${values}); alias=default`,
    ],
    [
      'Knex, with another object between',
      `{ sql: 'insert into cb (${columns}) values (${marks})', options: {}, bindings: [ ${values} ] }`,
    ],
    [
      'the same the other way round',
      `{ bindings: [ ${values} ], options: {}, sql: 'insert into cb (${columns}) values (${marks})' }`,
    ],
    [
      'JPA’s places, by their numbers',
      `{ sql: 'insert into cb (${columns}) values (${marks.replaceAll(/\?/g, (_, at) => `?${at / 3 + 1}`)})', bindings: ${list} }`,
    ],
    [
      'JSON of a type',
      `INSERT INTO cb (${columns}, extra) VALUES (${values}, CAST('{"a":1}' AS JSON));`,
      { extra: { a: 1 } },
    ],
    [
      'SQL Server’s script',
      `INSERT [dbo].[cb] (${columns.replace(/\w+/g, '[$&]')}) VALUES (N'payin', N'P1', N'W-1', N'completed', CAST(1.00 AS Decimal(18, 2)), CAST(0.10 AS Decimal(18, 2)), CAST(0.90 AS Decimal(18, 2)), 1790099999)`,
    ],
  ] as const)('is read: %s', async (_, text, more?: object) => {
    const { verdict } = await inspect(JSON.stringify({ ...fields, ...more }), text);
    expect(verdict.kind).toBe('valid');
  });

  it('has none for what the database makes', async () => {
    const text = `INSERT INTO cb (${columns}, created_at, uid) VALUES (${values}, CURRENT_TIMESTAMP, UUID());`;
    const { verdict, problems } = await inspect(JSON.stringify(fields), text);
    expect(verdict.kind).toBe('valid');
    expect(problems).toMatchObject([{ code: 'body.dump', restored: [] }]);
  });

  it('comes behind JSON in a column that has as many fields', async () => {
    const raw = '{"orderNo":"P1","amount":"1.00","extra":{"a":1}}';
    const text = `INSERT INTO cb (id, order_no, amount, raw) VALUES (5, 'P1', '1.00', '${raw}');`;
    expect((await inspect(raw, text)).verdict.kind).toBe('valid');
  });
});

describe('a statement that does not show a value', () => {
  it.each([
    [
      'a call for a column of one’s own',
      'reference',
      `(${columns}, c) VALUES (${values}, UPPER('usd'))`,
    ],
    ['one that makes JSON', 'reference', `(${columns}, c) VALUES (${values}, JSON_OBJECT('a', 1))`],
    ['places', 'elided', `(${columns}) VALUES (${marks})`],
    ['places by number', 'elided', '(order_no, amount) VALUES (?1, ?2)'],
  ])('says so: %s', async (_, kind, text) => {
    const sent = JSON.stringify({ ...fields, c: 'USD' });
    const { problems } = await inspect(sent, `INSERT INTO cb ${text};`);
    expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind }] }]);
  });

  it.each([
    ':order_no::text, :amount::numeric',
    '#{item.orderNo}, #{item.amount}',
    '#{body.orderNo}, #{body.amount}'.replaceAll('#', '$'),
    '%(order_no)s::VARCHAR, %(amount)s::VARCHAR',
  ])('is no row where its parameters are named: %s', async (places) => {
    const text = `INSERT INTO cb (order_no, amount) VALUES (${places})`;
    const { problems } = await inspect('{"orderNo":"P1","amount":"1.00"}', text);
    expect(problems.map(({ code }) => code)).not.toContain('body.dump');
  });

  it('tells of no other object where a line of a log follows', async () => {
    const text = `INSERT INTO cb (${columns}) VALUES (${values})\n4711 [main] INFO done`;
    const { problems } = await inspect(JSON.stringify({ ...fields, c: 1 }), text);
    expect(problems).toMatchObject([{ code: 'body.dump', hasMore: false }]);
  });
});

it.each([
  [
    'of two tables, which are alike by name',
    `CREATE TABLE a.cb (order_type text); CREATE TABLE b.cb (order_type text); INSERT INTO cb VALUES('payin','P2026','O''Neil','completed','500.00','7.50','492.50',1790230770);`,
  ],
  [
    'of a table whose columns cannot be read',
    `CREATE TABLE cb (order_type text, INSERT INTO cb VALUES('payin','P2026','O''Neil','completed','500.00','7.50','492.50',1790230770);`,
  ],
  [
    'of a table with the fee first, by the contract’s order',
    `INSERT INTO cb VALUES('payin','P2026','O''Neil','completed','7.50','500.00','492.50',1790230770);`,
  ],
])('a row is not guessed %s', async (_, text) => {
  const { verdict, problems } = await inspect(sent, text);
  expect(verdict.kind).toBe('unverifiable');
  expect(problems.map(({ severity }) => severity)).toEqual(['error']);
});

it('a list of another statement’s parameters is not this one’s', async () => {
  const columns =
    'order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at';
  const places = '$1, $2, $3, $4, $5, $6, $7, $8';
  const others = `INSERT INTO audit (a, b, c, d, e, f, g, h) VALUES (${places}) -- PARAMETERS: ["x1",2,3,4,5,6,7,8]`;
  for (const own of ['["payin","comple...]', '[]']) {
    const text = `INSERT INTO callbacks (${columns}) VALUES (${places}) -- PARAMETERS: ${own}\n${others}`;
    const { problems } = await inspect(sent, text);
    expect(problems).toMatchObject([
      { code: 'body.dump', severity: 'error', losses: [{ kind: 'elided' }] },
    ]);
  }
});

describe('a list behind a question with places of its own', () => {
  const columns =
    'order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at';
  const statement = `INSERT INTO callbacks (${columns}) VALUES (?,?,?,?,?,?,?,?)`;
  const row = `INSERT INTO callbacks (${columns}) VALUES ('payin','P2026','O''Neil','completed','500.00','7.50','492.50',1790230770);`;

  it.each([
    'SELECT *\nFROM orders\nWHERE id IN (?,?,?,?,?,?,?,?)\nParams: [1,2,3,4,5,6,7,8]\n',
    'SELECT coalesce(?,?,?,?,?,?,?,?) FROM dual\nParams: [1,2,3,4,5,6,7,8]\n',
    'Params: ["payin", "P2026...]\nSELECT notify(?,?,?,?,?,?,?,?)\nParams: [1,2,3,4,5,6,7,8]\n',
  ])('does not keep a later row from being read: %j', async (between) => {
    expect((await inspect(sent, `${statement}\n${between}${row}`)).verdict.kind).toBe('valid');
  });

  it.each([
    '\nSELECT id\nFROM orders\nWHERE merchant_no = ? AND status = ?\nParams: ["M10086","completed"]',
    '; SELECT id FROM orders ORDER BY id LIMIT ? OFFSET ?; [10,0]',
    '\nSELECT * FROM orders ORDER BY id LIMIT ?\nParams: [10]\n',
  ])('is not the statement’s, whose values are left out: %j', async (behind) => {
    const { problems } = await inspect(
      sent,
      `INSERT INTO cb (order_no, amount) VALUES (?, ?)${behind}`,
    );
    expect(problems).toMatchObject([
      { code: 'body.dump', severity: 'error', losses: [{ kind: 'elided' }] },
    ]);
  });
});

it.each([
  '; SELECT SCOPE_IDENTITY(); ',
  '; SELECT CAST(SCOPE_IDENTITY() AS bigint)\nParams: ',
  ' -- please select a row\nParams: ',
  '; SELECT id FROM callbacks WHERE id = last_insert_rowid(); -- \nParams: ',
])('a list behind what else is asked is its own: %s', async (between) => {
  const columns =
    'order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at';
  const text = `INSERT INTO callbacks (${columns}) VALUES (?,?,?,?,?,?,?,?)${between}["payin","P2026","O'Neil","completed","500.00","7.50","492.50",1790230770]`;
  expect((await inspect(sent, text)).verdict.kind).toBe('valid');
});

it('a statement in a text among values is none', async () => {
  const text = `INSERT INTO callbacks (remark, order_type, order_no, merchant_order_no, status, amount, fee_amount, net_amount, completed_at) VALUES ('please select one?',?,?,?,?,?,?,?,?)\nParams: ["payin","P2026","O'Neil","completed","500.00","7.50","492.50",1790230770]`;
  const { problems } = await inspect(sent, text);
  expect(problems).toMatchObject([{ code: 'body.dump', severity: 'warning' }]);
});

it.each(["it\\'s payin", "it''s payin", 'C:\\'])(
  'columns with a comment are read: %s',
  async (comment) => {
    const text = `CREATE TABLE cb (order_type text comment '${comment}', order_no text, merchant_order_no text, status text, amount text, fee_amount text, net_amount text, at int, completed_at int);
INSERT INTO cb VALUES ('payin','P2026','O''Neil','completed','500.00','7.50','492.50',NULL,1790230770);`;
    expect((await inspect(sent, text)).verdict.kind).toBe('valid');
  },
);

it('several rows of one statement are told', async () => {
  const row = "'payin','P2026','O''Neil','completed','500.00','7.50','492.50',1790230770";
  const { problems } = await inspect(
    sent.replace('P2026', 'P2027'),
    `INSERT INTO cb VALUES (${row}),(${row.replace('P2026', 'P2027')});`,
  );
  expect(problems).toMatchObject([{ code: 'body.dump', hasMore: true }]);
});

describe('listCreatedTables', () => {
  it.each([
    ['create table t (a int, b text)', 't', ['a', 'b']],
    ['CREATE TABLE IF NOT EXISTS "s"."t" ("a b" int, [c] text)', '[s].[t]', ['a b', 'c']],
    ['create table other (a int); create table t (b int)', 't', ['b']],
    ['create table other (a int)', 't', null],
    ['create table t (a int, b text', 't', null],
    ['create table t (a text default "x", key k (a))', 't', ['a']],
    ['create table t (\n a text, -- payin, payout\n b int /* , c */)', 't', ['a', 'b']],
    ["create table t (a text default 'C:\\', b int)", 't', ['a', 'b']],
    [
      "create table t (a text check (a in ('x') and (length(trim(a)) > 1)), b int)",
      't',
      ['a', 'b'],
    ],
    ['create table s.t (a int); create table t (b int)', 't', ['b']],
  ])('of %s', (text, table, columns) => {
    expect(listCreatedTables(text, table)[0]?.readings[0] ?? null).toEqual(columns);
  });

  it('reads an apostrophe in double quotes', () => {
    const [table] = listCreatedTables('create table t (a text comment "it\'s, b", "c d" int)', 't');
    expect(table?.readings[0]).toEqual(['a', 'c d']);
  });

  it('reads a quote behind a backslash as well', () => {
    const [table] = listCreatedTables("create table t (a text comment 'it\\'s, b', c int)", 't');
    expect(table?.readings).toEqual([['a', 'c']]);
    const [other] = listCreatedTables("create table t (a text default 'C:\\', b int)", 't');
    expect(other?.readings).toEqual([['a', 'b']]);
  });
});

describe('a list of parameters behind two statements', () => {
  const statement = `INSERT INTO callbacks (${columns}) VALUES (?,?,?,?,?,?,?,?)`;

  it.each([
    'insert \n    into\n        audit (a,b,c,d,e,f,g,h) \n    values (?,?,?,?,?,?,?,?)',
    'update\n    audit \nset\n    a=?,b=?,c=?,d=?,e=?,f=?,g=?,h=?',
    'CALL note(?,?,?,?,?,?,?,?)',
  ])('is not the first one’s: %s', async (other) => {
    const text = `${statement}\n${other}\nParams: [1,2,3,4,5,6,7,8]`;
    const { problems } = await inspect(JSON.stringify(fields), text);
    expect(problems).toMatchObject([{ code: 'body.dump', losses: [{ kind: 'elided' }] }]);
  });

  it('is its own where the other is a value of it', async () => {
    const text = `INSERT INTO cb (merchant, ${columns}) VALUES ((SELECT id FROM m), ?,?,?,?,?,?,?,?)\nParams: ${list}`;
    const { problems } = await inspect(JSON.stringify(fields), text);
    expect(problems).not.toMatchObject([{ losses: [{ kind: 'elided' }] }]);
  });
});
