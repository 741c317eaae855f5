import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { startServer } from '#test/harness.ts'

/** Names of columns that say whose a row is, or hold what a person is reached or known by. */
const TELLING =
  /^(member|subject|owner|actor|user|buyer)_id$|^actor$|mail|mobile|phone|^target$|^account$|^nick_name$|^birth|^address$|^network$|^ip$|^company$/

/** Tables that look personal and are not. */
const NOT_PERSONAL: Record<string, string> = {
  lifecycle_log: 'says which id moved what; of one who was erased the id is all there is',
}

describe('the list of personal data', () => {
  it('has every table of the database that holds something of a member [ID-17]', async () => {
    await using server = await startServer()
    const { rows } = await server.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    )
    const telling = rows.filter(({ column_name: column }) => TELLING.test(column))
    const tables = new Set(telling.map(({ table_name: table }) => table))
    const listed = registry.personal.flatMap((piece) => piece.tables)
    const missing = [...tables].filter((table) => !listed.includes(table) && !NOT_PERSONAL[table])
    expect(missing).toEqual([])
    const all = new Set(rows.map(({ table_name: table }) => table))
    expect([...listed, ...Object.keys(NOT_PERSONAL)].filter((table) => !all.has(table))).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['member', 'session', 'upload', 'subscription']))
  })

  it('ends with the member himself, by whose address others find what is his', () => {
    expect(registry.personal.at(-1)?.tables).toEqual(['member'])
  })
})
