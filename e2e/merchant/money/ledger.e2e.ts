import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { aPaidOrder } from '../../../apps/server/test/mall/posted.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { expectFit } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { expect, sellerIdOf, test } from '../portal.ts'

test('a store sees what is pending and the journals of an order [PY-4]', async ({
  page,
  api,
  machine: { deviceId },
  language,
  t,
  environment,
  signIn,
  speak,
}) => {
  const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
  const ctx = serverCtx()
  const { memberId } = await createMember(environment)
  const sellerId = await sellerIdOf(seller.code)
  const { orderId } = await aPaidOrder(ctx, { sellerId, memberId, amountMinor: 110_050n })
  await speak(language)
  await signIn({ sellerCode: seller.code })
  await page.goto('/ledger?kind=orderPaid')
  await expect(page.getByText(t('merchantLedger.pendingHint'))).toBeVisible()
  const link = page.getByRole('link', { name: orderId })
  await expect(link).toBeVisible()
  await expectFit(page)
  await link.click()
  await expect(page.getByText(t('portalLedger.escrow'))).toBeVisible()
  const amount = formatter(language).ledgerMoney({ amount: '1100.50', currency: 'AED' })
  await expect(page.getByText(amount, { exact: true })).toBeVisible()
  await expectFit(page)
})
