import { balanceEndpoints } from '@ironsouq/contract/balance/balance.endpoints'
import { orderEndpoints } from '@ironsouq/contract/order/order.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { createMember } from '../account/member.ts'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { goodsOfStores, orderToPay } from './goods.ts'

const TOP_UP = { amount: '1000.00', currency: 'AED' }

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)
  const place = locale === 'ar' ? { tag: '@phone-only' } : {}

  test(
    `a member whose balance is insufficient tops it up and pays by it, in ${locale} [PY-1] [PY-2] [LO-3] [MS-2]`,
    place,
    async ({ page, context, environment, api }) => {
      test.slow() // two payments
      const [goods] = await goodsOfStores(api(locale), 1)
      const member = await createMember(environment, { locale })
      await member.signIn(context)
      const payNo = await orderToPay(member.call, goods?.skuId ?? '')
      const choice = (method: 'balance' | 'card') =>
        page
          .locator('label')
          .filter({ has: page.getByText(t(`payment.${method}`), { exact: true }) })
      const byBalance = choice('balance')

      // Nothing is there yet, and the page says how much.
      await open(page, `/${locale}/pay/${payNo}`)
      await expect(byBalance).toContainText(t('payment.insufficient'))
      await expect(byBalance.getByRole('radio')).toBeDisabled()

      await open(page, `/${locale}/user-center/balance`)
      await expectFit(page)
      await page.getByRole('button', { name: t('balance.topUp'), exact: true }).click()
      await choice('card').getByRole('radio').check()
      await page.getByRole('button', { name: t('payment.payNow') }).click()
      await page.getByLabel('Card number').fill('4242 4242 4242 4242')
      await page.getByRole('button', { name: 'Pay' }).click()
      await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
      await expect
        .poll(async () => (await member.call(balanceEndpoints.overview)).balance)
        .toEqual(TOP_UP)

      await open(page, `/${locale}/pay/${payNo}`)
      await byBalance.getByRole('radio').check()
      await expectFit(page)
      await page.getByRole('button', { name: t('payment.payNow') }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/pay/${payNo}/result`))
      await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
      const { records } = await member.call(orderEndpoints.list, { query: {} })
      expect(records.map(({ state }) => state)).toEqual(['pendingDelivery'])

      await open(page, `/${locale}/user-center/balance`)
      await expect(page.getByText(t('balance.topUpChange')).last()).toBeVisible()
      const { figure } = formatter(locale).moneyParts(TOP_UP)
      await expect(page.getByText(`+${figure}`).first()).toBeVisible()
      await expectFit(page)
    },
  )
}
