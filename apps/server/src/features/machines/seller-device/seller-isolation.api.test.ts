import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import {
  endpointsOf,
  foreignFaults,
  ownAttempts,
  ownFaults,
  theirAttempts,
  revealedBy,
  unregistered,
  type Refused,
  type Pair,
} from '#test/isolation/isolation.ts'
import type { Market } from '#test/isolation/owner.ts'
import { protectedTables, reachOf, setPolicies } from '#test/isolation/policies.ts'
import { aMarket, twoFirms } from '#test/isolation/seller-rows.ts'

const endpoints = endpointsOf('merchant')

const ONE_RUNS = 'a batch of the seller runs: batch.merchant.api.test.ts has them without one'

const REFUSED: Refused = {
  'POST /p/merchant/batch/start': [409, ONE_RUNS],
  'POST /p/merchant/batch/gather': [409, ONE_RUNS],
  'POST /p/merchant/batch/undo': [409, ONE_RUNS],
  'POST /p/merchant/batch/resume': [409, ONE_RUNS],
  'POST /p/merchant/chat/send shape 4': [404, 'sellers send no inquiries'],
  'POST /p/merchant/me/app/enable': [400, 'it needs the code of an app that is being added'],
  'POST /p/merchant/me/passkey': [400, 'it needs the signature of a passkey'],
  'POST /p/merchant/me/passkey shape 2': [400, 'it needs the signature of a passkey'],
  'POST /p/merchant/order/ready': [409, 'the order is not to be picked up'],
}

/** Each order has an answer of its own, and one of another store is not found. */
const ANSWERED = ['POST /p/merchant/order/ship-many']

/**
 * Tables of which no endpoint tells without their policies: the services ask for the owner as well, or show nothing
 * of them. Their policies are tested by statements, below.
 */
// oxfmt-ignore
const CHECKED_TWICE = [
  'bank_account', 'batch', 'batch_row', 'canned_answer', 'canned_answer_text', 'channel_head', 'channel_message', 'chat_message',
  'chat_note', 'chat_rating', 'chat_report', 'chat_translation', 'coupon', 'coupon_product', 'device_issue_decision', 'device_proof', 'dispute', 'dispute_share',
  'flash_use', 'freight_rule', 'freight_template', 'import_mapping', 'import_photo', 'inquiry_message', 'inspection_finding', 'ledger_account', 'ledger_balance',
  'ledger_entry', 'ledger_journal', 'list_export', 'member_coupon', 'notice_email_off', 'payout', 'portal_notification', 'product_export', 'product_period', 'product_rating', 'promotion_use', 'proforma', 'quote', 'quote_request',
  'saved_view', 'seller_account', 'seller_account_app', 'seller_account_credential', 'seller_account_passkey',
  'seller_account_recovery_code', 'seller_account_step', 'seller_invitation', 'stock', 'stock_movement', 'store',
  'store_category', 'store_company', 'store_day', 'store_page', 'store_rating', 'upload', 'voucher', 'voucher_write_off',
]

/** The mall: a table leaves this list with the first endpoint of merchants that shows it. */
// oxfmt-ignore
const NOT_SHOWN_YET = [
  'stock_hold', 'store_contract',
]

let server: TestServer
let pair: Pair
let world: Market

beforeAll(async () => {
  // Under the policies no call may fail: when one does, its error says why.
  server = await startServer({ log: pino({ level: 'error' }) })
  await server.parts.storage.ensure()
  world = await aMarket(server)
  pair = await twoFirms(server, world)
}, 60_000)
afterAll(() => server[Symbol.asyncDispose]())

describe('an endpoint of merchants', () => {
  it('names only rows that are registered in test/isolation/seller-rows.ts', () => {
    expect(unregistered(endpoints, pair)).toEqual([])
    expect(endpoints.length).toBeGreaterThan(70)
  })

  it('serves the own rows, and tells nothing of another seller [EQ-8] [ID-20]', async () => {
    const own = endpoints.flatMap((e) => ownAttempts(e, pair))
    expect(await ownFaults(pair, own, REFUSED)).toEqual([])
  }, 60_000)

  it('tells nothing of another seller who has the same inquiry [IN-6]', async () => {
    const ids = { ...pair.own.ids, inquiryId: world.sharedInquiryId }
    const own = endpoints.flatMap((e) => ownAttempts(e, { ...pair, own: { ...pair.own, ids } }))
    const shared = own.filter(({ named }) => named.has('inquiryId'))
    expect(shared.length).toBeGreaterThan(5)
    expect(await ownFaults(pair, shared, REFUSED)).toEqual([])
  })

  it('shows and changes nothing of another seller whose ids the caller knows [EQ-8] [ID-20]', async () => {
    expect(await foreignFaults(pair, endpoints, ANSWERED)).toEqual([])
  }, 60_000)

  it('would tell of the other seller without the policies: the search for leaks finds them', async () => {
    const tables = await protectedTables(server)
    await setPolicies(server, tables, 'disable')
    try {
      const lists = endpoints.filter(({ method }) => method === 'GET')
      const own = lists.flatMap((e) => ownAttempts(e, pair))
      const theirs = endpoints.flatMap((e) => theirAttempts(e, pair))
      const revealed = await revealedBy(pair, [...own, ...theirs], pair.own)
      expect(tables.filter((table) => !revealed.tables.has(table))).toEqual(
        [...CHECKED_TWICE, ...NOT_SHOWN_YET].toSorted(),
      )
    } finally {
      await setPolicies(server, tables, 'enable')
    }
  }, 60_000)
})

describe('a table with rows of sellers', () => {
  it('is closed to every other seller by its policy alone [EQ-8] [ID-20]', async () => {
    const faults: unknown[] = []
    for (const table of await protectedTables(server)) {
      const rows = pair.rowsOfTheirs.filter((each) => each.table === table)
      const asked = { table, rows, sellerId: pair.own.id }
      const byOwner = await reachOf(server, { ...asked, sellerId: pair.theirs.id })
      const byOther = await reachOf(server, asked)
      const withoutPolicy = await reachOf(server, { ...asked, isOpen: true })
      if (!byOwner.includes('read')) faults.push([table, 'no row in test/isolation/seller-rows.ts'])
      if (!withoutPolicy.includes('read')) faults.push([table, 'the control finds no row'])
      if (byOther.length > 0) faults.push([table, byOther])
    }
    expect(faults).toEqual([])
  }, 60_000)
})
