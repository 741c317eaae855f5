import { describe, expect, it } from 'vitest'
import { withTree } from './planted.ts'
import { breaksIn, schemaBreaks } from './schema-breaks.ts'

const FILE = 'apps/server/migrations/0009_next.sql'
const found = (files: Record<string, string>) => withTree(files, (root) => schemaBreaks(root))

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
  ])('refuses %s', async (statement) => {
    expect(await found({ [FILE]: statement })).toEqual([
      expect.stringContaining(statement.slice(0, -1)),
    ])
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

  it('accepts a statement that is listed with its reason, and refuses a stale line', async () => {
    const list = '# Breaks\n\n- 0009_next: DROP TABLE "device" — unused since 0.2\n'
    const files = { 'docs/schema-breaks.md': list, [FILE]: 'DROP TABLE "device";' }
    expect(await found(files)).toEqual([])
    expect(await found({ ...files, [FILE]: 'select 1;' })).toEqual([
      expect.stringContaining('matches no statement'),
    ])
  })

  it('refuses a tree in which it sees nothing', async () => {
    expect(await found({ 'a.txt': '' })).toEqual([expect.stringContaining('found no migrations')])
  })
})
