import { expect, it } from 'vitest'
import { measureDisputes } from '#features/money/dispute/dispute.metrics.ts'
import { createMetrics } from '#kernel/ops/metrics.ts'
import { aPaidOrderAt, disputed } from '#test/mall/disputing.ts'
import { aPaidMall } from '#test/mall/paying.ts'
import { measurePayments } from './payment.metrics.ts'
import { paymentRefund } from './payment.tables.ts'

it('states refunds that wait, payments that are not opened, and disputes [PY-7] [PY-3]', async () => {
  await using mall = await aPaidMall()
  const { ctx, pool } = mall.server
  const metrics = createMetrics(pool)
  measurePayments(metrics, pool)
  measureDisputes(metrics, pool)
  const figure = async (name: string) =>
    Number(
      new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(
        await metrics.register.metrics(),
      )?.[1],
    )
  expect(await figure('ironsouq_refunds{state="stuck"}')).toBe(0)
  expect(await figure('ironsouq_disputes_open')).toBe(0)
  const { captureRef, orderId, id: memberId } = await aPaidOrderAt(mall)
  await disputed(mall, captureRef)
  const { rows } = await pool.query<{ id: string }>(`select id from payment`)
  const money = { amountMinor: 1n, currency: 'AED', chargedMinor: 1n, chargedCurrency: 'AED' }
  const at = ctx.now()
  await ctx.db.insert(paymentRefund).values({
    ...money,
    memberId,
    orderId,
    paymentId: rows[0]?.id ?? '',
    state: 'failed',
    createdAt: at,
    updatedAt: at,
  })
  await pool.query(`
    insert into payment (member_id, subject_kind, subject_id, method, amount_minor, currency, charged_minor, charged_currency,
      amount_version, expires_at, check_at, created_at, updated_at)
    values (gen_random_uuid(), 'checkout', gen_random_uuid(), 'card', 1, 'AED', 1, 'AED', 1, now(), now(),
      now() - interval '2 hours', now())`)
  expect(await figure('ironsouq_refunds{state="failed"}')).toBe(1)
  expect(await figure('ironsouq_refunds{state="stuck"}')).toBe(1)
  expect(await figure('ironsouq_disputes_open')).toBe(1)
  expect(await figure('ironsouq_payments_open_age_seconds')).toBeGreaterThanOrEqual(7200)
})
