import { randomUUID } from 'node:crypto'
import { payoutEndpoints } from '@ironsouq/contract/payout/payout.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankAccount } from '#features/bank-account/bank-account.tables.ts'
import { aSettledOrder } from '#features/ledger/ledger.builder.ts'
import { sellerBalances } from '#features/ledger/ledger.queries.ts'
import { anActivePerson, staffTokenOf } from '#features/staff/staff.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'

const { list, request, confirm, reject } = payoutEndpoints
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

it('a second person confirms a payout, of eight at once one, and it is paid once [BO-5] [PY-4]', async () => {
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
  const { rows } = await second(list, { query: { sellerId, state: 'paid' } })
  expect(rows).toMatchObject([{ payoutId, canDecide: false }])
  const audited = await server.pool.query(
    `select from audit_log where entity = 'payout' and entity_id = $1`,
    [payoutId],
  )
  expect(audited.rows).toHaveLength(2)
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
