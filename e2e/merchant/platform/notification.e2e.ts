import { sellersById } from '../../../apps/server/src/features/people/seller/seller.queries.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { expectFit } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { aPaidOrder, goodsOfOneStore } from '../../mall/goods.ts'
import { expect, test } from '../portal.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test('the bell counts a new order, leads to it, and its email can be switched off', async ({
  page,
  api,
  language,
  t,
  environment,
  signIn,
}) => {
  const buyer = await createMember(environment)
  const [goods] = await goodsOfOneStore(api(language), 1)
  if (!goods) throw new Error('the environment has no products')
  const store = (await sellersById(serverCtx(), [goods.storeId])).get(goods.storeId)
  await signIn({ sellerCode: store?.code ?? '', role: 'warehouse' })
  await page.goto('/account')
  const email = page.getByRole('switch', {
    name: t('notification.sellerOrderPaidName'),
    exact: true,
  })
  await expect(email).toBeChecked()
  await email.press('Space')
  await expect(email).not.toBeChecked()
  await expectFit(page)

  const lines = [{ skuId: goods.skuId, quantity: 1 }]
  const { orderId, orderNumber: number } = await aPaidOrder(buyer.call, lines)
  // Other tests buy at this store as well.
  const bell = page.getByRole('button', { name: /notification/i })
  const list = page.getByRole('dialog', { name: t('portal.notifications') })
  const row = list.getByRole('link', { name: t('notification.sellerOrderPaidTitle', { number }) })
  await expect(async () => {
    await page.reload()
    await expect(bell).toHaveAccessibleName(/^\d+ unread/, { timeout: 2000 })
    await bell.click()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(row).toContainText(t('portal.unread'))
  await expectFit(page)
  const read = page.waitForResponse('**/notification/read')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`))
  await expect(list).toHaveCount(0)
  await read
  await bell.click()
  await expect(row).not.toContainText(t('portal.unread'))
  await page.goto('/account')
  await expect(email).not.toBeChecked()
})
