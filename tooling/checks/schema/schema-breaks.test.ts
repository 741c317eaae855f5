import { describe, expect, it } from 'vitest'
import { git } from '../command.ts'
import { plant, withTree } from '../planted.ts'
import { breaksIn, schemaBreaks } from './schema-breaks.ts'

const FIRST = 'apps/server/migrations/0000_first.sql'
const NEXT = 'apps/server/migrations/0001_next.sql'
const LIST = 'docs/schema-breaks.md'

const TABLE = `CREATE TABLE "device" (
  "id" uuid PRIMARY KEY,
  "state" text NOT NULL,
  CONSTRAINT "device_state" CHECK ("device"."state" in ('draft', 'listed')),
  CONSTRAINT "device_once" UNIQUE("state")
);`

/** The faults after a release with the first migration, in a tree with these files. */
const found = (files: Record<string, string>) =>
  withTree({ [FIRST]: TABLE }, async (root) => {
    await git(root, 'init', '-q')
    await git(root, 'add', '-A')
    await git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'first')
    await git(root, 'tag', 'v1.0.0')
    await plant(root, files)
    return schemaBreaks(root)
  })

const WIDER = `ALTER TABLE "device" DROP CONSTRAINT "device_state";--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_state" CHECK ("device"."state" in ('draft', 'listed', 'sold'));`

describe('the schema break check', () => {
  it.each([
    'DROP TABLE "device" CASCADE;',
    'ALTER TABLE "device" DROP COLUMN "yard";',
    'ALTER TABLE "device" RENAME COLUMN "yard" TO "yard_id";',
    'ALTER TABLE "device" RENAME TO "machine";',
    'ALTER TABLE "device" ALTER COLUMN "hours" SET DATA TYPE bigint;',
    'ALTER TABLE "device" ALTER COLUMN "hours" SET NOT NULL;',
    'ALTER TABLE "device" ALTER COLUMN "state" DROP DEFAULT;',
    'ALTER TABLE "device" ADD COLUMN "year" integer NOT NULL;',
    'ALTER TABLE "device" ADD CONSTRAINT "device_year" CHECK ("year" > 1900);',
    'ALTER TABLE "device" DROP CONSTRAINT "device_once";',
    'DROP INDEX "device_by_state";',
    'CREATE UNIQUE INDEX "device_serial_once" ON "device" USING btree ("serial");',
    'ALTER TABLE "device" ADD COLUMN "year" integer, DROP COLUMN "yard";',
  ])('refuses %s', (statement) => {
    expect(breaksIn(statement)).toMatchObject([{ statement: statement.slice(0, -1) }])
  })

  it.each([
    ['a list of a check that has more values', WIDER],
    ['a new column that may be null', 'ALTER TABLE "device" ADD COLUMN "year" integer;'],
    [
      'a new column with a default',
      `ALTER TABLE "device" ADD COLUMN "units" text DEFAULT 'metric' NOT NULL;`,
    ],
    [
      'a check of new columns',
      `ALTER TABLE "device" ADD COLUMN "low" integer;
ALTER TABLE "device" ADD COLUMN "high" integer DEFAULT 9 NOT NULL;
ALTER TABLE "device" ADD CONSTRAINT "device_range" CHECK ("device"."low" between 0 and "device"."high");`,
    ],
    [
      'a reference of a new column',
      `ALTER TABLE "device" ADD COLUMN "yard_id" uuid;
ALTER TABLE "device" ADD CONSTRAINT "device_yard_fk" FOREIGN KEY ("yard_id") REFERENCES "public"."yard"("id");`,
    ],
    [
      'a unique index and a unique constraint with a new column',
      `ALTER TABLE "device" ADD COLUMN "serial" text;
CREATE UNIQUE INDEX "device_serial_once" ON "device" USING btree ("serial") WHERE state = 'listed';
ALTER TABLE "device" ADD CONSTRAINT "device_serial_of_state_once" UNIQUE("state","serial");`,
    ],
  ])('accepts %s', (_, sql) => {
    expect(breaksIn(sql, [TABLE])).toEqual([])
  })

  it.each([
    ['a list with a value less', WIDER.replace("'draft', ", ''), 2],
    ['a list of another column', WIDER.replace('"device"."state" in', '"device"."kind" in'), 2],
    ['a list that is only dropped', WIDER.split('\n')[0] ?? '', 1],
    [
      'a check that also reads an old column',
      `ALTER TABLE "device" ADD COLUMN "low" integer;
ALTER TABLE "device" ADD CONSTRAINT "device_low" CHECK ("device"."low" > 0 or state = 'draft');`,
      1,
    ],
    [
      'a new column of another table',
      `ALTER TABLE "yard" ADD COLUMN "serial" text;
CREATE UNIQUE INDEX "device_serial_once" ON "device" USING btree ("serial");`,
      1,
    ],
    [
      'a unique column that has one value in all rows',
      `ALTER TABLE "device" ADD COLUMN "serial" text DEFAULT '' NOT NULL;
CREATE UNIQUE INDEX "device_serial_once" ON "device" USING btree ("serial");`,
      1,
    ],
  ])('refuses %s', (_, sql, count) => {
    expect(breaksIn(sql, [TABLE])).toHaveLength(count)
  })

  it('accepts what the previous release does not notice', () => {
    const sql = `CREATE TABLE "viewing" ("id" uuid PRIMARY KEY, "at" timestamptz NOT NULL);
--> statement-breakpoint
ALTER TABLE "viewing" ADD CONSTRAINT "viewing_device_fk" FOREIGN KEY ("id") REFERENCES "device"("id");--> statement-breakpoint
CREATE UNIQUE INDEX "viewing_once" ON "viewing" USING btree ("at");--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "units" text DEFAULT 'metric' NOT NULL;--> statement-breakpoint
-- DROP TABLE "device";
CREATE INDEX "device_by_year" ON "device" USING btree ("year");`
    expect(breaksIn(sql)).toEqual([])
  })

  it('checks a table name that starts like a created one', () => {
    expect(breaksIn('CREATE TABLE "device_view" ("id" uuid);\nDROP TABLE "device";')).toMatchObject(
      [{ statement: 'DROP TABLE "device"' }],
    )
  })

  it('compares a list with the last migration that declares it', async () => {
    const narrow = WIDER.replace(", 'sold'", '')
    const files = { [NEXT]: WIDER, 'apps/server/migrations/0002_again.sql': narrow }
    expect(await found(files)).toHaveLength(2)
  })

  it('accepts a statement that is listed with its reason, and refuses a stale line', async () => {
    const list = '# Breaks\n\n- 0001_next: DROP TABLE "device" — unused since 0.2\n'
    const files = { [LIST]: list, [NEXT]: 'DROP TABLE "device";' }
    expect(await found({ [NEXT]: files[NEXT] })).toEqual([
      expect.stringContaining('the previous release still uses the table'),
    ])
    expect(await found(files)).toEqual([])
    expect(await found({ ...files, [NEXT]: 'select 1;' })).toEqual([
      expect.stringContaining('matches no statement'),
    ])
    const released = '- 0000_first: DROP TABLE "yard" — unused since 0.1\n'
    expect(await found({ [LIST]: released })).toEqual([])
  })

  it('lets everything change before the first release, also with one migration', async () => {
    const look = (root: string) => schemaBreaks(root)
    expect(await withTree({ [FIRST]: TABLE }, look)).toEqual([])
    expect(await withTree({ [FIRST]: TABLE, [NEXT]: 'DROP TABLE "device";' }, look)).toEqual([])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, schemaBreaks)).toEqual([
      expect.stringContaining('found no migrations'),
    ])
  })
})
