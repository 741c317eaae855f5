import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import {
  endpointsOf,
  foreignFaults,
  ownAttempts,
  ownFaults,
  revealedBy,
  unregistered,
  type Refused,
  type Pair,
} from '#test/isolation/isolation.ts'
import { twoMembers } from '#test/isolation/member-rows.ts'

const endpoints = endpointsOf('member')

const REFUSED: Refused = {
  'POST /p/pay/pay': [409, 'the balance is too small'],
  'POST /p/privacy/erase': [409, 'an order is not finished'],
  'GET /p/prodComm/translation': [409, 'no translator is configured'],
  'POST /p/prodComm/report': [404, 'authors report no review of their own'],
  'POST /p/store-application/submit': [409, 'steps and documents are missing'],
  'POST /p/store-application/withdraw': [409, 'it was not sent'],
  'POST /p/passkey/add': [409, 'it needs the signature of a passkey'],
  'POST /p/passkey/add shape 2': [409, 'it needs the signature of a passkey'],
  'POST /p/secondFactor/disable': [409, 'it is not turned on'],
  'POST /p/secondFactor/recoveryCodes': [409, 'it is not turned on'],
  'PUT /p/user/mail': [400, 'it needs a code that was sent'],
  'PUT /p/user/mobile': [400, 'it needs a code that was sent'],
}

/** What is gone can be removed again. */
const ANSWERED = ['POST /p/saved-search/remove']

/** What everyone can see, and states and numbers without a telling value. */
// oxfmt-ignore
const SILENT = [
  'GET /p/announcement/list', 'GET /p/consent/list', 'GET /p/favorite/ids', 'GET /p/favorite/list',
  'GET /p/user/recentBrowse/list', 'GET /p/user/prove', 'GET /p/privacy/export', 'GET /p/secondFactor',
  'GET /p/social/list', 'GET /p/store/followed-ids', 'GET /p/store/followed', 'GET /p/store-application/choices',
  'GET /p/user/centerInfo', 'GET /p/myOrder/counts', 'GET /p/cart/info', 'GET /p/cart/count', 'GET /p/balance/overview', 'GET /p/balance/changes',
  'GET /p/favorite/product/ids', 'GET /p/favorite/product/list', 'GET /p/user/recentBrowse/products',
  'GET /p/prodComm/translation', 'GET /p/viewing/times', 'GET /p/points/overview', 'GET /p/check-in/calendar', 'GET /p/member-level/centre',
  'GET /p/coupon/offered',
]

/** Tables of which these pages tell nothing that only one member has. */
// oxfmt-ignore
const UNREVEALED = [
  'account_change', 'announcement_read', 'browse', 'consent', 'credential', 'data_export', 'favorite',
  'known_device', 'notice_email', 'passkey_attempt', 'recovery_code', 'search_digest', 'second_factor',
  'second_step', 'social_binding', 'store_follow', 'verification_code',
  'balance_change', 'browse_product', 'flash_quota', 'cart_line', 'checkout_attempt', 'favorite_product', 'ledger_account', 'member_balance',
  'order_adjustment', 'order_word', 'parcel_event', 'parcel_line', 'payment_share', 'payment_refund', 'top_up',
  'check_in', 'growth_change', 'level_reached', 'member_growth', 'point_account', 'point_lot', 'point_use',
  // Only when: who served them is for the store.
  'voucher_write_off',
  // Everyone reads the answered ones on the page of the product, which is no endpoint of members.
  'product_question',
  // Who reported a review is shown to no one.
  'review_report',
]

/** What it names is a review of someone else that everyone reads: review.api.test.ts. */
const REPORT = '/p/prodComm/report'

/** Someone in it has no session. */
const WITHOUT_SESSION = 'erasure'

let server: TestServer
let pair: Pair

beforeAll(async () => {
  // No call may fail: when one does, its error says why.
  server = await startServer({ log: pino({ level: 'error' }) })
  await server.parts.storage.ensure()
  pair = await twoMembers(server)
}, 60_000)
afterAll(() => server[Symbol.asyncDispose]())

async function tablesOfMembers() {
  const { rows } = await server.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'member_id' and table_name <> $1 order by 1`,
    [WITHOUT_SESSION],
  )
  return rows.map(({ name }) => name)
}

describe('an endpoint of members', () => {
  it('names only rows that are registered in test/isolation/member-rows.ts', async () => {
    expect(unregistered(endpoints, pair)).toEqual([])
    expect(endpoints.length).toBeGreaterThan(70)
    const made = new Set(pair.rowsOfTheirs.map(({ table }) => table))
    expect((await tablesOfMembers()).filter((name) => !made.has(name))).toEqual([])
  })

  it('serves the own rows, and tells nothing of another member [ID-16]', async () => {
    const own = endpoints.flatMap((e) => ownAttempts(e, pair))
    expect(await ownFaults(pair, own, REFUSED)).toEqual([])
  }, 60_000)

  it('shows and changes nothing of another member whose ids the caller knows [ID-16]', async () => {
    const others = endpoints.filter(({ path }) => path !== REPORT)
    expect(await foreignFaults(pair, others, ANSWERED)).toEqual([])
  }, 60_000)

  it('tells members of their own rows: the search for leaks finds them', async () => {
    const parties = { ...pair, own: pair.theirs, theirs: pair.own }
    const reads = endpoints.filter(({ method }) => method === 'GET')
    const attempted = reads.flatMap((e) => ownAttempts(e, parties))
    const revealed = await revealedBy(pair, attempted, pair.theirs)
    const unrevealed = (await tablesOfMembers()).filter((name) => !revealed.tables.has(name))
    expect({ silent: revealed.silent.toSorted(), unrevealed: unrevealed.toSorted() }).toEqual({
      silent: SILENT.toSorted(),
      unrevealed: UNREVEALED.toSorted(),
    })
  }, 60_000)
})
