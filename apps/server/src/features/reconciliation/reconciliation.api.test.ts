import { randomUUID } from 'node:crypto'
import { reconciliationEndpoints } from '@ironsouq/contract/reconciliation/reconciliation.endpoints'
import { expect, it } from 'vitest'
import { aPaidOrder } from '#features/ledger/ledger.builder.ts'
import { postOrderRefunded } from '#features/ledger/ledger.order.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { startServer } from '#test/harness.ts'
import { reconcile } from './reconciliation.service.ts'

const { list, detail } = reconciliationEndpoints

it('finds what a statement and the ledger do not agree about, and replaces an older result', async () => {
  await using server = await startServer()
  const { ctx } = server
  const of = { sellerId: randomUUID(), memberId: randomUUID() }
  const [same, other, missing] = [
    await aPaidOrder(ctx, { ...of, amountMinor: 1_000n }),
    await aPaidOrder(ctx, { ...of, amountMinor: 2_000n }),
    await aPaidOrder(ctx, { ...of, amountMinor: 3_000n }),
  ]
  const refundId = randomUUID()
  await atomic(ctx, (ctx) => postOrderRefunded(ctx, { ...same, refundId, amountMinor: 400n }))
  const day = ctx.now().toISOString().slice(0, 10)
  const statement = { method: 'card' as const, day, currency: 'AED' }
  const agreed: [string, bigint][] = [
    [same.paymentId, 1_000n],
    [refundId, -400n],
  ]
  const movements = new Map([...agreed, [other.paymentId, 2_001n], ['ch_unknown', 70n]])
  expect(await reconcile(ctx, { ...statement, movements })).toEqual({ differenceCount: 3 })

  const call = server.client({ bearer: await server.staffToken(['ledger.read']) })
  const { rows } = await call(list, { query: { differs: 'yes' } })
  expect(rows).toMatchObject([
    { day, method: 'card', statement: { amount: '26.71' }, ledger: { amount: '56.00' } },
  ])
  const { differences } = await call(detail, {
    query: { reconciliationId: rows[0]?.reconciliationId ?? '' },
  })
  expect(Object.fromEntries(differences.map(({ reference, kind }) => [reference, kind]))).toEqual({
    [other.paymentId]: 'amountDiffers',
    [missing.paymentId]: 'notInStatement',
    ch_unknown: 'notInLedger',
  })

  const complete = new Map([
    ...agreed,
    [other.paymentId, 2_000n] as const,
    [missing.paymentId, 3_000n] as const,
  ])
  expect(await reconcile(ctx, { ...statement, movements: complete })).toEqual({
    differenceCount: 0,
  })
  expect((await call(list, { query: { differs: 'yes' } })).rows).toEqual([])
  expect((await call(list, { query: {} })).rows).toMatchObject([{ differenceCount: 0 }])
})
