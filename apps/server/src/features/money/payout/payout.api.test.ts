import { randomUUID } from 'node:crypto'
import { bankAccountEndpoints } from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { payoutMerchantEndpoints } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { sellerSuspensionEndpoints } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { auditEndpoints } from '@ironsouq/contract/platform/audit/audit.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankAccount } from '#features/money/bank-account/bank-account.tables.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { sellersById } from '#features/people/seller/seller.queries.ts'
import { anActivePerson, staffTokenOf } from '#features/people/staff/staff.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aShop } from '#test/mall/market.ts'
import { aSettledOrder } from '#test/mall/posted.ts'
import { payoutSent } from './payout.events.ts'
import { nextPayoutDay } from './payout.rules.ts'

const { list, detail, orders, due, request, confirm, reject, send, fail } = payoutEndpoints
const say = translator('en')
const aed = (amount: string) => ({ amount, currency: 'AED' })
const ACCOUNT = {
  holder: 'Al Quoz Parts LLC',
  bank: 'Emirates Bank',
  iban: 'AE070331234567890123456',
  swift: 'EBILAEAD',
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function aPerson() {
  const id = await anActivePerson(server.ctx, { role: 'administrator' })
  return server.client({ bearer: await staffTokenOf(server.ctx, id) })
}

/** A store to which 947.50 dirhams are due. */
async function aStoreWithEarnings() {
  const { sellerId } = await aShop(server.ctx)
  await aSettledOrder(server.ctx, { sellerId, memberId: randomUUID(), amountMinor: 100_000n })
  return sellerId
}

/** The owner of a store. */
async function anOwner(sellerId: string, email: string) {
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner', email })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
}

async function confirmAccount(sellerId: string) {
  const at = server.ctx.now()
  const people = { statedBy: randomUUID(), confirmedBy: randomUUID(), confirmedAt: at }
  await server.ctx.db
    .insert(bankAccount)
    .values({ sellerId, ...ACCOUNT, ...people, createdAt: at, updatedAt: at })
}

const moneyOf = async (sellerId: string) => {
  const [{ dueMinor, paidMinor } = { dueMinor: 0n, paidMinor: 0n }] = await sellerBalances(
    server.ctx,
    sellerId,
  )
  return [dueMinor, paidMinor]
}

it('a payout needs a confirmed account and is at most what is due, one at a time [BO-5]', async () => {
  const first = await aPerson()
  const sellerId = await aStoreWithEarnings()
  const ask = (amount: string) => first(request, { body: { sellerId, amount: aed(amount) } })
  await expect(ask('1')).rejects.toThrow(say('error.payoutNoAccount'))
  await confirmAccount(sellerId)
  await expect(ask('947.51')).rejects.toThrow(/947\.50/)
  await expect(ask('0')).rejects.toMatchObject({ status: 400 })
  const unknown = { sellerId: randomUUID(), amount: aed('1') }
  await expect(first(request, { body: unknown })).rejects.toMatchObject({ status: 404 })
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask('500')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(ask('1')).rejects.toThrow(say('error.payoutWaits'))
  const { rows, total } = await first(list, { query: { sellerId } })
  expect([rows, total]).toMatchObject([
    [{ ...ACCOUNT, state: 'waiting', amount: aed('500.00'), canDecide: false }],
    1,
  ])
  expect(await moneyOf(sellerId)).toEqual([94_750n, 0n])
})

it('a second person confirms a payout, of eight at once one, and it is posted once [BO-5] [PY-4]', async () => {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  await confirmAccount(sellerId)
  const body = { sellerId, amount: aed('400.00') }
  const { payoutId } = await first(request, { body })
  await expect(first(confirm, { body: { payoutId } })).rejects.toThrow(say('error.payoutOwn'))
  await expect(first(reject, { body: { payoutId } })).rejects.toThrow(say('error.payoutOwn'))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => second(confirm, { body: { payoutId } })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await moneyOf(sellerId)).toEqual([54_750n, 40_000n])
  const { rows } = await second(list, { query: { sellerId, state: 'confirmed' } })
  expect(rows).toMatchObject([{ payoutId, canDecide: false }])
  const audited = await server.pool.query(
    `select from audit_log where entity = 'payout' and entity_id = $1`,
    [payoutId],
  )
  expect(audited.rows).toHaveLength(2)
  const auditor = server.client({ bearer: await server.staffToken() })
  const log = await auditor(auditEndpoints.list, { query: { kind: 'money', entityId: payoutId } })
  expect(log.rows.map(({ amount }) => amount)).toEqual([aed('400.00'), aed('400.00')])
})

it('a rejected payout moves nothing, cannot be confirmed later and leaves room for another [BO-5]', async () => {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  await confirmAccount(sellerId)
  const body = { sellerId, amount: aed('947.50') }
  const { payoutId } = await first(request, { body })
  expect(await second(reject, { body: { payoutId } })).toMatchObject({ state: 'rejected' })
  await expect(second(confirm, { body: { payoutId } })).rejects.toMatchObject({ status: 409 })
  expect(await moneyOf(sellerId)).toEqual([94_750n, 0n])
  expect(await second(request, { body })).toMatchObject({ state: 'waiting' })
})

/** A payout of 400 dirhams that a second person confirmed. */
async function aConfirmedPayout() {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  await confirmAccount(sellerId)
  const body = { sellerId, amount: aed('400.00') }
  const { payoutId } = await first(request, { body })
  await second(confirm, { body: { payoutId } })
  return { first, second, sellerId, payoutId }
}

it('what the bank made has its reference, and the store one email with it [BO-5]', async () => {
  const { first, sellerId, payoutId } = await aConfirmedPayout()
  const email = `${randomUUID()}@store.example`
  const merchant = await anOwner(sellerId, email)
  const body = { payoutId, bankReference: ' DCB-88120417 ' }
  await expect(first(send, { body: { payoutId, bankReference: ' ' } })).rejects.toMatchObject({
    status: 400,
  })
  const outcomes = await Promise.allSettled([first(send, { body }), first(send, { body })])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { history, ...shown } = await first(detail, { query: { payoutId } })
  expect(shown).toMatchObject({ state: 'paid', bankReference: 'DCB-88120417' })
  expect(history.map(({ state }) => state)).toEqual(['waiting', 'confirmed', 'paid'])
  expect(await moneyOf(sellerId)).toEqual([54_750n, 40_000n])
  await server.work()
  await atomic(server.ctx, (ctx) => emit(ctx, payoutSent, { payoutId }))
  await server.work()
  const amount = formatter('en').money(aed('400.00'))
  const mails = await inbox(email)
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set([say('mail.sellerPayoutSentSubject', { amount })]),
  )
  expect(await merchant(payoutMerchantEndpoints.list)).toMatchObject([
    { payoutId, state: 'paid', bankReference: 'DCB-88120417', ibanEnd: '3456' },
  ])
})

it('what the bank refused or returned is due again, once, and the statements say so [BO-5] [PY-4]', async () => {
  const { first, second, sellerId, payoutId } = await aConfirmedPayout()
  const email = `${randomUUID()}@store.example`
  const merchant = await anOwner(sellerId, email)
  await first(send, { body: { payoutId, bankReference: 'DCB-1' } })
  const body = { payoutId, failure: 'The account is closed.' }
  const outcomes = await Promise.allSettled([first(fail, { body }), second(fail, { body })])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await moneyOf(sellerId)).toEqual([94_750n, 0n])
  await server.work()
  const subjects = (await inbox(email)).map(({ subject }) => subject)
  const amount = formatter('en').money(aed('400.00'))
  // The email of the transfer was not sent any more: it was returned before.
  expect(subjects).toEqual([say('mail.sellerPayoutFailedSubject', { amount })])

  expect(await first(due)).toContainEqual(
    expect.objectContaining({
      sellerId,
      due: aed('947.50'),
      hasAccount: true,
      hasWaitingPayout: false,
    }),
  )
  const next = await first(request, { body: { sellerId, amount: aed('900.00') } })
  await second(confirm, { body: { payoutId: next.payoutId } })
  const statementOf = (id: string) =>
    merchant(payoutMerchantEndpoints.statement, { query: { payoutId: id } })
  expect(await statementOf(payoutId)).toMatchObject({
    payout: { state: 'failed', failure: body.failure },
    statement: {
      from: null,
      opening: aed('0.00'),
      settled: aed('947.50'),
      paidOut: aed('-400.00'),
      closing: aed('547.50'),
    },
  })
  expect(await statementOf(next.payoutId)).toMatchObject({
    statement: {
      opening: aed('547.50'),
      settled: aed('0.00'),
      returned: aed('400.00'),
      paidOut: aed('-900.00'),
      closing: aed('47.50'),
    },
  })
})

it('the orders behind a payout add up to it, for staff and for the store, and the next begins after it [BO-10]', async () => {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  await aSettledOrder(server.ctx, { sellerId, memberId: randomUUID(), amountMinor: 40_000n })
  await confirmAccount(sellerId)
  const body = { sellerId, amount: aed('1326.50') }
  const { payoutId } = await first(request, { body })
  const merchant = await anOwner(sellerId, `${randomUUID()}@store.example`)
  const query = { payoutId }
  const behind = await second(orders, { query })
  expect(behind).toMatchObject({
    count: 2,
    total: {
      paid: aed('1400.00'),
      subsidy: aed('0.00'),
      commission: aed('70.00'),
      commissionVat: aed('3.50'),
      earned: body.amount,
    },
    orders: [{ earned: aed('379.00') }, { earned: aed('947.50'), commission: aed('50.00') }],
  })
  expect(await merchant(payoutMerchantEndpoints.orders, { query })).toEqual(behind)
  await second(confirm, { body: { payoutId } })
  await aSettledOrder(server.ctx, { sellerId, memberId: randomUUID(), amountMinor: 20_000n })
  expect(await second(orders, { query })).toEqual(behind)
  const next = await first(request, { body: { sellerId, amount: aed('189.50') } })
  expect(await first(orders, { query: { payoutId: next.payoutId } })).toMatchObject({
    count: 1,
    total: { earned: aed('189.50') },
  })
  const stranger = await anOwner(await aStoreWithEarnings(), `${randomUUID()}@store.example`)
  await expect(stranger(payoutMerchantEndpoints.orders, { query })).rejects.toMatchObject({
    status: 404,
  })
})

it('a store reads its next payout with its day and amount, and whether its account is confirmed [BO-10]', async () => {
  const first = await aPerson()
  const sellerId = await aStoreWithEarnings()
  const merchant = await anOwner(sellerId, `${randomUUID()}@store.example`)
  const next = () => merchant(payoutMerchantEndpoints.next)
  const on = nextPayoutDay(server.ctx.now())
  const amount = aed('947.50')
  expect(await next()).toEqual({ on, amounts: [{ amount, payoutId: null }], account: null })
  await confirmAccount(sellerId)
  const { payoutId } = await first(request, { body: { sellerId, amount: aed('900') } })
  expect(await next()).toMatchObject({
    on,
    amounts: [{ amount: aed('900.00'), payoutId }],
    account: { bank: ACCOUNT.bank, ibanEnd: '3456', confirmedAt: server.ctx.now().toISOString() },
  })
})

it('a payout that a second person confirmed without a bank can fail before it is sent, never from waiting [BO-5]', async () => {
  const { first, payoutId, sellerId } = await aConfirmedPayout()
  await first(fail, { body: { payoutId, failure: 'Wrong IBAN' } })
  await expect(first(send, { body: { payoutId, bankReference: 'X' } })).rejects.toMatchObject({
    status: 409,
  })
  const { payoutId: waiting } = await first(request, {
    body: { sellerId, amount: aed('1.00') },
  })
  await expect(first(fail, { body: { payoutId: waiting, failure: 'No' } })).rejects.toMatchObject({
    status: 409,
  })
})

it('a payout waits while the seller is suspended, at its request and at its confirmation [ST-7] [BO-5]', async () => {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  await confirmAccount(sellerId)
  const { suspend, lift } = sellerSuspensionEndpoints
  const body = { sellerId, amount: aed('400.00') }
  const { payoutId } = await first(request, { body })
  await first(suspend, { body: { sellerId, reason: 'Goods were never sent.' } })
  const waits = say('error.payoutSellerSuspended')
  await expect(second(confirm, { body: { payoutId } })).rejects.toThrow(waits)
  await expect(first(request, { body })).rejects.toThrow(waits)
  const shown = await second(detail, { query: { payoutId } })
  expect([shown.state, shown.account.obstacle]).toEqual(['waiting', 'sellerSuspended'])
  const dues = await first(due)
  expect(dues.find((row) => row.sellerId === sellerId)).toMatchObject({ isSuspended: true })
  expect(await moneyOf(sellerId)).toEqual([94_750n, 0n])
  await first(lift, { body: { sellerId } })
  expect(await second(confirm, { body: { payoutId } })).toMatchObject({ state: 'confirmed' })
  expect(await moneyOf(sellerId)).toEqual([54_750n, 40_000n])
})

it('a payout to an account that was replaced since is not confirmed, and shows what the account was [BO-5]', async () => {
  const [first, second] = [await aPerson(), await aPerson()]
  const sellerId = await aStoreWithEarnings()
  const sellerCode = (await sellersById(server.ctx, [sellerId])).get(sellerId)?.code ?? ''
  const { state: stateAccount, confirm: confirmStated } = bankAccountEndpoints
  await first(stateAccount, { body: { sellerCode, version: 0, ...ACCOUNT } })
  await second(confirmStated, { body: { sellerCode, version: 1 } })
  const body = { sellerId, amount: aed('400.00') }
  const { payoutId } = await first(request, { body })
  const { account } = await second(detail, { query: { payoutId } })
  expect(account).toMatchObject({
    confirmedAt: server.ctx.now().toISOString(),
    obstacle: null,
    history: [
      { what: 'confirmed', iban: null },
      { what: 'stated', iban: ACCOUNT.iban, holder: ACCOUNT.holder, bank: ACCOUNT.bank },
    ],
  })
  const other = { ...ACCOUNT, iban: 'AE060330000010195511161' }
  await second(stateAccount, { body: { sellerCode, version: 1, ...other } })
  const refused = say('error.payoutAccountChanged')
  await expect(second(confirm, { body: { payoutId } })).rejects.toThrow(refused)
  await first(confirmStated, { body: { sellerCode, version: 2 } })
  await expect(second(confirm, { body: { payoutId } })).rejects.toThrow(refused)
  const shown = await second(detail, { query: { payoutId } })
  expect(shown).toMatchObject({
    state: 'waiting',
    iban: ACCOUNT.iban,
    account: { confirmedAt: null, obstacle: 'accountChanged' },
  })
  expect(shown.account.history.map(({ what, iban }) => iban ?? what)).toEqual([
    'confirmed',
    other.iban,
    'confirmed',
    ACCOUNT.iban,
  ])
  expect(await moneyOf(sellerId)).toEqual([94_750n, 0n])
  await second(reject, { body: { payoutId } })
  const again = await first(request, { body })
  expect(await second(confirm, { body: { payoutId: again.payoutId } })).toMatchObject({
    state: 'confirmed',
    iban: other.iban,
  })
})
