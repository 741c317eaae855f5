import type { CouponForm } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import { formatter } from '@ironsouq/i18n/format'
import { claimCoupon } from '../../apps/server/src/features/mall/coupon/coupon.claim.service.ts'
import {
  createCoupon,
  moveCoupon,
} from '../../apps/server/src/features/mall/coupon/coupon.service.ts'
import { serverCtx } from '../environment/ctx.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { test } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores } from './goods.ts'
import { fillAddress, payOnPage } from './purchase.ts'

const DAY_MS = 86_400_000

const before = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Of one store, without a minimum; a percentage of its own tells it from the others. */
async function aCoupon(sellerId: string, percent: number, given: Partial<CouponForm>, at?: Date) {
  const ctx = serverCtx(at)
  const today = dayAt(ctx.now())
  const { couponId } = await createCoupon(
    ctx,
    { sellerId },
    {
      name: 'Spring',
      kind: 'percent',
      percent,
      off: '90.00',
      threshold: '0.00',
      way: 'claimed',
      scope: 'all',
      storeIds: [],
      productIds: [],
      exceptProductIds: [],
      firstDay: today,
      lastDay: today,
      validUntilDay: today,
      validAfterDays: 0,
      validForDays: null,
      total: 20,
      perMember: 1,
      ...given,
    },
  )
  const by = { as: 'merchant', actorId: crypto.randomUUID() } as const
  await moveCoupon(ctx, { sellerId }, by, { couponId, action: 'start' })
  return couponId
}

test('a member claims a coupon in the centre and uses it at the checkout; expired and sold out ones say so [CP-2] [MS-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // a whole purchase
  const [goods] = await goodsOfStores(api(language), 1)
  if (!goods) throw new Error('the environment has no goods')
  const { storeId, skuId } = goods
  const [member, other] = [
    await createMember(environment, { locale: language }),
    await createMember(environment),
  ]
  await aCoupon(storeId, 13, {})
  await claimCoupon(serverCtx(), other.memberId, await aCoupon(storeId, 14, { total: 1 }))
  const past = await aCoupon(storeId, 15, {}, before(3))
  await claimCoupon(serverCtx(before(3)), member.memberId, past)
  await member.signIn(context)
  const format = formatter(language)
  const main = page.getByRole('main')
  const ticket = (percent: number) =>
    main.getByRole('article').filter({ hasText: format.percent(percent / 100) })

  // In the centre one is claimed, and what another member claimed is sold out.
  await open(page, `/${language}/mall/coupons`)
  await expectFit(page)
  await expect(ticket(14).getByText(t('coupon.soldOut'))).toBeVisible()
  await ticket(13)
    .getByRole('button', { name: t('coupon.claim') })
    .click()
  await expect(ticket(13).getByText(t('coupon.claimed'), { exact: true })).toBeVisible()

  // It is among the own ones, which have tabs by state.
  await main.getByRole('link', { name: t('coupon.yours') }).click()
  await expect(ticket(13).getByText(goods.storeName)).toBeVisible()
  await expectFit(page)
  await main.getByRole('link', { name: t('coupon.expired') }).click()
  await expect(ticket(15).getByText(t('coupon.expired'))).toBeVisible()

  // At the checkout it is chosen, and taken off.
  await open(page, `/${language}/checkout?sku=${skuId}&quantity=1`)
  await fillAddress(page, t)
  const choice = page
    .getByRole('group', { name: t('coupon.forStore') })
    .getByRole('radio')
    .first()
  await choice.check()
  await expect(page.getByText(t('checkout.discountStoreCoupon')).first()).toBeVisible()
  await expectFit(page)
  await page
    .getByRole('region', { name: t('checkout.totalToPay') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))
  await open(page, `/${language}/user-center/coupons`)
  await expect(ticket(13).getByText(t('coupon.reserved'))).toBeVisible()
  await ticket(13)
    .getByRole('link', { name: t('coupon.pay') })
    .click()
  await payOnPage(page, t)
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  await open(page, `/${language}/user-center/coupons?state=used`)
  await expect(ticket(13).getByText(t('coupon.used'), { exact: true })).toBeVisible()
  await expectFit(page)
})
