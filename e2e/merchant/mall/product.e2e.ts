import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Environment } from '../../environment/environment.ts'
import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../portal.ts'
import { countedEntries } from './entries.ts'

/** One red pixel: too small for a photo. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

/** A store that sends, and a category of its contract whose products are reviewed and must state nothing. */
async function aPlaceToSell({ databaseUrl }: Environment, locale: LocaleCode) {
  const [place] = await sql(
    databaseUrl,
    `with recursive agreed as (
       select seller_id, product_category_id as id from store_category
       union
       select agreed.seller_id, below.id
       from agreed join product_category as below on below.parent_id = agreed.id
     )
     select seller.code, text.name from agreed
     join seller on seller.id = agreed.seller_id
     join product_category as c on c.id = agreed.id and c.needs_review
     join product_category_text as text on text.product_category_id = c.id and text.locale = $1
     where exists (select from freight_template where seller_id = seller.id)
       and exists (select from warehouse where seller_id = seller.id and is_active)
       and not exists (select from product_category where parent_id = c.id)
       and not exists (select from product_category_attribute
         where product_category_id = c.id and is_required)
     order by seller.code, c.code limit 1`,
    [locale],
  )
  return { sellerCode: String(place?.['code']), category: String(place?.['name']) }
}

test('a store adds a product with six variants in at most 22 entries; buyers see it after its review [PR-1] [PR-5]', async ({
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

  const entries = countedEntries()
  await entries.press(page.getByRole('link', { name: t('portalProduct.add') }))
  const photos = page.getByLabel(t('portalDevice.addPhotos'))
  const png = (file: string, buffer: Buffer) => ({ name: file, mimeType: 'image/png', buffer })
  await photos.setInputFiles(png('pixel.png', PIXEL))
  await expect(page.getByRole('alert').filter({ hasText: 'pixel.png' })).toBeVisible({
    timeout: 30_000,
  })
  await entries.choose(photos, png('tooth.png', await page.screenshot({ caret: 'initial' })))
  const own = page.getByRole('region', { name: LOCALES[language].name })
  await entries.fill(own.getByLabel(t('portalProduct.name')), name)
  await expect(page.getByAltText(t('portalProduct.photo', { n: 1, name }))).toBeVisible({
    timeout: 30_000,
  })
  const field = page.getByRole('combobox', { name: t('portalProduct.category') })
  // Scrolling closes the list and empties the field, so the field is in view before the typing
  // and the option is chosen with the keyboard.
  await field.click()
  await entries.fill(field, category)
  await expect(page.getByRole('option').first()).toContainText(category)
  await field.press('ArrowDown')
  await entries.key(field, 'Enter')
  await expect(field).toHaveValue(new RegExp(`${category}$`))
  await entries.fill(page.getByLabel(t('portalProduct.partNo')), partNo)
  for (const label of ['portalProduct.condition', 'portalProduct.freight'] as const) {
    await entries.press(page.getByRole('button', { name: t(label) }))
    await entries.press(page.getByRole('option').first())
  }
  for (const [option, values] of [
    ['Pin', '18 mm, 22 mm, 26 mm'],
    ['Pack', 'Single, Set of 5'],
  ] as const) {
    await entries.press(page.getByRole('button', { name: t('portalProduct.addOption') }))
    await entries.fill(page.getByPlaceholder(t('portalProduct.optionHint')).last(), option)
    // Leaving the field adds the values.
    await entries.fill(page.getByLabel(t('portalProduct.value', { name: option })), values)
  }
  const cell = (column: string, variant: string) =>
    page.getByRole('textbox', { name: `${column}, ${variant}`, exact: true })
  const price = t('portalProduct.price', { currency: 'AED' })
  await page.getByLabel(t('portalProduct.value', { name: 'Pack' })).press('Tab')
  await entries.fill(cell(price, '18 mm · Single'), '62')
  await entries.fill(cell(t('portalProduct.weightKg'), '18 mm · Single'), '0.4')
  await entries.fill(cell(t('portalProduct.firstStock'), '18 mm · Single'), '240')
  await entries.press(page.getByRole('button', { name: t('portalProduct.fillDown') }))
  await entries.fill(cell(price, '26 mm · Set of 5'), '480.50')
  await expectFit(page)
  await entries.press(page.getByRole('button', { name: t('portalProduct.saveForSale') }))
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
  const productId = page.url().slice(-36)
  await expect(page.getByText(t('portalProduct.state_underReview'))).toBeVisible()
  expect(entries.count()).toBeLessThanOrEqual(22)
  await expectFit(page)

  const staff = api()
  const { version, skus } = await staff(productReviewEndpoints.record, { query: { productId } })
  expect(skus.map((sku) => sku.price.amount)).toEqual([
    ...Array.from({ length: 5 }, () => '62.00'),
    '480.50',
  ])
  expect(skus.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${partNo}-${n}`))
  expect(skus.map(({ onHand }) => onHand)).toEqual(skus.map(() => 240))
  const body = { productId, version, action: 'approve', reason: null } as const
  await staff(productReviewEndpoints.review, { body })
  await page.goto(`/stock?words=${partNo}`)
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  await expectFit(page)
  await page.goto(`${environment.url}/${language}/mall/product/${productId}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
