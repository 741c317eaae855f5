import { formatter } from '@ironsouq/i18n/format'
import { expect, test } from '../backoffice/office.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { sql } from '../environment/sql.ts'
import { dealerSession } from '../merchant/portal.ts'

const HOUR_MS = 3_600_000
const REASON = 'The prices were raised before it started.'
/** It trades in the demo, and runs no promotion today. No other test spends as much as this one asks for. */
const SELLER = 'grey-heron-filters'

test('a store sets up a promotion, buyers see it, and staff stop it with a reason that the store reads [BO-1]', async ({
  page,
  context,
  environment,
  signIn,
  language,
  t,
}) => {
  const { merchantUrl, officeUrl, url, databaseUrl } = environment
  const [sold] = await sql(
    databaseUrl,
    `select product.id from product join seller on seller.id = product.seller_id
     where seller.code = $1 and product.state = 'onSale' and not product.is_virtual
     order by product.id limit 1`,
    [SELLER],
  )
  const productPage = `${url}/${language}/mall/product/${String(sold?.['id'])}`
  await signIn({ locale: language, permissions: ['promotion.read', 'promotion.stop'] })
  const token = await dealerSession({ sellerCode: SELLER, role: 'sales' })
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  // Gulf time, an hour ago: it runs as soon as it is scheduled.
  const startsAt = new Date(Date.now() + 3 * HOUR_MS).toISOString().slice(0, 16)
  const name = `Workshop days ${crypto.randomUUID().slice(0, 8)}`
  const money = (amount: string) => formatter(language).money({ amount, currency: 'AED' })
  const rule = t('promotion.offFrom', { off: money('35.00'), from: money('90000.00') })

  await page.goto(`${merchantUrl}/promotions/new`)
  await page.getByLabel(t('portalPromotion.from', { unit: 'AED' })).fill('90000')
  await page.getByLabel(t('portalPromotion.offIn', { unit: 'AED' })).fill('35')
  await page
    .getByRole('textbox', { name: t('portalPromotion.name') })
    .first()
    .fill(name)
  await page.getByLabel(t('portalPromotion.startsAt')).fill(startsAt)
  await expectFit(page)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await expect(page).toHaveURL(/\/promotions\/[0-9a-f-]{36}/)
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: t('portalPromotion.schedule') }).click()
  await expect(page.getByText(t('portalPromotion.state_running'), { exact: true })).toBeVisible()
  await expect(page.getByText(rule)).toBeVisible()
  await expectFit(page)

  await open(page, productPage)
  await expect(page.getByText(rule).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(name).filter({ visible: true })).toBeVisible()

  await page.goto(`${officeUrl}${path}`)
  await page.getByRole('button', { name: t('portalPromotion.stop') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('portalPromotion.reason')).fill(REASON)
  await dialog.getByRole('button', { name: t('portalPromotion.stop') }).click()
  await expect(page.getByText(t('portalPromotion.state_stopped'), { exact: true })).toBeVisible()
  await expectFit(page)

  await page.goto(`${merchantUrl}${path}`)
  await expect(
    page.getByText(t('portalPromotion.stoppedByStaff', { reason: REASON })),
  ).toBeVisible()
  await expect(async () => {
    await open(page, productPage)
    await expect(page.getByText(name)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
