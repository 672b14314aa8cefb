import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { listTableColumns } from './sql-columns';

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

describe('listTableColumns', () => {
  it.each([
    ['create table t (a int, b text)', 't', ['a', 'b']],
    ['CREATE TABLE IF NOT EXISTS "s"."t" ("a b" int, [c] text)', '[s].[t]', ['a b', 'c']],
    ['create table other (a int); create table t (b int)', 't', ['b']],
    ['create table other (a int)', 't', null],
    ['create table t (a int, b text', 't', null],
    ['create table t (a text default "x", key k (a))', 't', ['a']],
  ])('of %s', (text, table, columns) => {
    expect(listTableColumns(text, table)).toEqual(columns);
  });
});
