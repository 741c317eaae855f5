import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Environment } from '../../environment/environment.ts'
import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../portal.ts'

/** One red pixel: too small for a photo. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

/** An open store with a freight template, and a category whose products are reviewed and must state nothing. */
async function aPlaceToSell({ databaseUrl }: Environment, locale: LocaleCode) {
  const [store] = await sql(
    databaseUrl,
    `select seller.code from seller join store on store.id = seller.id
     where exists (select from freight_template where seller_id = seller.id)
       and exists (select from warehouse where seller_id = seller.id and is_active)
     order by seller.code limit 1`,
  )
  const [category] = await sql(
    databaseUrl,
    `select text.name from product_category as c
     join product_category_text as text on text.product_category_id = c.id and text.locale = $1
     where c.needs_review
       and not exists (select from product_category where parent_id = c.id)
       and not exists (select from product_category_attribute
         where product_category_id = c.id and is_required)
     order by c.code limit 1`,
    [locale],
  )
  return { sellerCode: String(store?.['code']), category: String(category?.['name']) }
}

test('a store adds a product with variants that buyers see after its review [PR-1] [PR-5]', async ({
  page,
  api,
  environment,
  signIn,
  speak,
  language,
  t,
}) => {
  const { sellerCode, category } = await aPlaceToSell(environment, language)
  const partNo = `T-${Date.now()}`
  const name = `Bucket tooth tip ${partNo}`
  await speak(language)
  await signIn({ sellerCode })
  await page.goto('/products')
  await expect(page.getByRole('grid', { name: t('portalProduct.products') })).toBeVisible()
  await expectFit(page)

  await page.getByRole('link', { name: t('portalProduct.add') }).click()
  const english = page.getByRole('region', { name: LOCALES.en.name })
  await english.getByLabel(t('portalProduct.name')).fill(name)
  const field = page.getByRole('combobox', { name: t('portalProduct.category') })
  // Scrolling closes the list and empties the field, so the field is in view before the typing
  // and the option is chosen with the keyboard.
  await field.click()
  await field.fill(category)
  await expect(page.getByRole('option').first()).toContainText(category)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(new RegExp(`${category}$`))
  await page.getByLabel(t('portalProduct.partNo')).fill(partNo)
  await page.getByRole('button', { name: t('portalProduct.freight') }).click()
  await page.getByRole('option').nth(1).click()
  const send = (file: string, buffer: Buffer) =>
    page
      .getByLabel(t('portalDevice.addPhotos'))
      .setInputFiles({ name: file, mimeType: 'image/png', buffer })
  await send('pixel.png', PIXEL)
  await expect(page.getByRole('alert').filter({ hasText: 'pixel.png' })).toBeVisible({
    timeout: 30_000,
  })
  await send('tooth.png', await page.screenshot({ caret: 'initial' }))
  await expect(page.getByAltText(t('portalProduct.photo', { n: 1, name }))).toBeVisible({
    timeout: 30_000,
  })
  for (const [option, ...values] of [
    ['Pin', '18 mm', '22 mm', '26 mm'],
    ['Pack', 'Single', 'Set of 5'],
  ] as const) {
    await page.getByRole('button', { name: t('portalProduct.addOption') }).click()
    await page.getByPlaceholder(t('portalProduct.optionHint')).last().fill(option)
    const value = page.getByLabel(t('portalProduct.value', { name: option }))
    for (const each of values) {
      await value.fill(each)
      await value.press('Enter')
    }
  }
  const cell = (column: string, variant: string) =>
    page.getByRole('textbox', { name: `${column}, ${variant}`, exact: true })
  const price = t('portalProduct.price', { currency: 'AED' })
  await cell(price, '18 mm · Single').fill('62')
  await cell(t('portalProduct.weightKg'), '18 mm · Single').fill('0.4')
  await cell(t('portalProduct.firstStock'), '18 mm · Single').fill('240')
  await page.getByRole('button', { name: t('portalProduct.fillDown') }).click()
  await cell(price, '26 mm · Set of 5').fill('480.50')
  await expectFit(page)
  await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
  const productId = page.url().slice(-36)

  await page.getByRole('button', { name: t('portalProduct.action_publish') }).click()
  await expect(page.getByText(t('portalProduct.state_underReview'))).toBeVisible()
  await expectFit(page)

  const staff = api()
  const { version, skus } = await staff(productReviewEndpoints.record, { query: { productId } })
  expect(skus.map((sku) => sku.price.amount)).toEqual([
    ...Array.from({ length: 5 }, () => '62.00'),
    '480.50',
  ])
  expect(skus.map(({ onHand }) => onHand)).toEqual(skus.map(() => 240))
  const body = { productId, version, action: 'approve', reason: null } as const
  await staff(productReviewEndpoints.review, { body })
  await page.goto(`/stock?words=${partNo}`)
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expectFit(page)
  await page.goto(`${environment.url}/${language}/mall/product/${productId}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
