import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { startCtx } from '#test/harness.ts'

/** Columns that name a row's owner, or hold contact data or a name. */
const PERSONAL_COLUMN =
  /^(member|subject|owner|actor|user|buyer)_id$|^actor$|mail|mobile|phone|^target$|^account$|^nick_name$|^birth|^address$|^network$|^ip$|^company$/

/** Tables that look personal and are not. */
const NOT_PERSONAL: Record<string, string> = {
  audit_log: 'ids of staff and what they changed; nothing of a member',
  branch: 'how a place of business is reached',
  ledger_entry: 'its subject is an order or the like; the ids of members are in its accounts',
  film: 'uploaded by staff, whose id it holds; nothing of a member',
  portal_notification: 'addressed to staff and people of sellers, who are not members',
  remote_photo: 'where a store has its pictures; nothing of a member',
  seller_account: 'people who work for a seller, who are not members; its owner removes them',
  seller_application: 'what a firm stated about itself, and how it is reached',
  stock_movement: 'ids of people of a store who changed stock; nothing of a member',
  store: 'how a place of business is reached',
  warehouse: 'how a place of business is reached',
  staff: 'people who work here, who are not members; an administrator removes them',
  yard: 'how a place of business is reached',
  yard_text: 'where a place of business is',
  lifecycle_log: 'holds ids only; of an erased member nothing but the id is left',
}

describe('the list of personal data', () => {
  it('has every table of the database that holds data of a member [ID-17]', async () => {
    await using server = await startCtx()
    const { rows } = await server.pool.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       join pg_class on oid = format('public.%I', table_name)::regclass and not relispartition
       where table_schema = 'public'`,
    )
    const personal = rows.filter(({ column_name: column }) => PERSONAL_COLUMN.test(column))
    const tables = new Set(personal.map(({ table_name: table }) => table))
    const listed = registry.personalData.flatMap((piece) => piece.tables)
    const missing = [...tables].filter((table) => !listed.includes(table) && !NOT_PERSONAL[table])
    expect(missing).toEqual([])
    const all = new Set(rows.map(({ table_name: table }) => table))
    expect([...listed, ...Object.keys(NOT_PERSONAL)].filter((table) => !all.has(table))).toEqual([])
    expect(listed).toEqual(expect.arrayContaining(['member', 'session', 'upload', 'subscription']))
  })

  it('ends with the member, whose address other features read', () => {
    expect(registry.personalData.at(-1)?.tables).toEqual(['member'])
  })
})
