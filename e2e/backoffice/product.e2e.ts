import { randomUUID } from 'node:crypto'
import { type ApiCall, createClient } from '@ironsouq/contract/client'
import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import { productDeskEndpoints } from '@ironsouq/contract/product-desk/product-desk.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../environment/accessibility.ts'
import type { Environment } from '../environment/environment.ts'
import { sql } from '../environment/sql.ts'
import { dealerSession } from '../merchant/portal.ts'
import { expect, test } from './office.ts'

const REASON = 'The photo shows another part.'

/** A store that ships, and a category whose products are reviewed and must state nothing. */
async function aPlaceToSell({ databaseUrl }: Environment) {
  const [place] = await sql(
    databaseUrl,
    `select seller.code, freight.id as freight, warehouse.id as warehouse, category.id as category
     from seller join store on store.id = seller.id
     join freight_template as freight on freight.seller_id = seller.id
     join warehouse on warehouse.seller_id = seller.id and warehouse.is_active,
     product_category as category
     where category.needs_review
       and not exists (select from product_category where parent_id = category.id)
       and not exists (select from product_category_attribute
         where product_category_id = category.id and is_required)
     order by seller.code, category.code limit 1`,
  )
  return {
    sellerCode: String(place?.['code']),
    freightTemplateId: String(place?.['freight']),
    warehouseId: String(place?.['warehouse']),
    productCategoryId: String(place?.['category']),
  }
}

type Place = Awaited<ReturnType<typeof aPlaceToSell>>

async function aPicture(call: ApiCall, bytes: Buffer) {
  const { ask, finish, detail } = mediaEndpoints.merchant
  const body = { purpose: 'product', type: 'image/png', size: bytes.length } as const
  const { uploadId, url, headers } = await call(ask, { body })
  await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  await call(finish, { body: { uploadId } })
  const state = async () => (await call(detail, { query: { uploadId } })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('ready')
  return uploadId
}

/** A product that waits for a review. */
async function aProductToReview(call: ApiCall, place: Place, name: string, photo: Buffer) {
  const { sellerCode: _, ...ofPlace } = place
  const { productId } = await call(productDeskEndpoints.create, {
    body: {
      ...ofPlace,
      brand: null,
      partNo: null,
      condition: 'new',
      isVirtual: false,
      taxScheme: 'standard',
      attributes: {},
      options: [],
      deliveryMethods: ['courier'],
      warrantyDays: 0,
      texts: { en: { name, summary: '', description: 'Fits pins of 22 mm.' } },
      pictures: [{ uploadId: await aPicture(call, photo) }],
      modelIds: [],
      skus: [
        {
          skuId: null,
          code: randomUUID().slice(0, 12),
          values: {},
          price: '62.00',
          weightG: 400,
          isActive: true,
          firstStock: 5,
        },
      ],
    },
  })
  const body = { productId, action: 'publish' } as const
  const { state } = await call(productDeskEndpoints.move, { body })
  expect(state).toBe('underReview')
  return productId
}

async function expectFit(page: Page) {
  await expectAccessible(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const [locale, tag] of [
  ['en', []],
  ['ar', ['@phone-only']],
] as const)
  test(
    `staff approve one product and reject another with a reason that its store reads, in ${locale} [BO-6] [PR-1]`,
    { tag: [...tag] },
    async ({ page, context, environment, signIn }) => {
      const t = translator(locale)
      const { merchantUrl, apiUrl } = environment
      const id = randomUUID().slice(0, 8)
      const [good, bad] = [`Tooth tip ${id}`, `Side cutter ${id}`]
      const place = await aPlaceToSell(environment)
      const token = await dealerSession(environment, { sellerCode: place.sellerCode })
      const call = createClient({
        base: apiUrl,
        locale: () => locale,
        token: () => token,
        log: () => {},
      })
      const photo = await page.screenshot()
      const [goodId, badId] = await Promise.all(
        [good, bad].map((name) => aProductToReview(call, place, name, photo)),
      )
      await signIn({ locale, permissions: ['product.read', 'product.review'] })
      await context.addCookies([
        { name: 'merchant', value: token, url: merchantUrl },
        { name: 'lang', value: locale, url: merchantUrl },
      ])
      const button = (key: 'approve' | 'reject') =>
        page.getByRole('button', { name: t(`backofficeProduct.${key}`), exact: true })

      await page.goto('/products?state=underReview')
      await page.getByRole('link', { name: good }).click()
      await expect(page.getByText('Fits pins of 22 mm.')).toBeVisible()
      await expectFit(page)
      await button('approve').click()
      await expect(page.getByText(t('backofficeProduct.approved'))).toBeVisible()
      await expect(button('approve')).toHaveCount(0)

      await page.goto(`/products/${badId}`)
      await button('reject').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('portalProduct.reason')).fill(REASON)
      await expectFit(page)
      await dialog.getByRole('button', { name: t('backofficeProduct.reject') }).click()
      await expect(page.getByText(t('backofficeProduct.rejected'))).toBeVisible()
      await expectFit(page)

      await page.goto(`${merchantUrl}/products/${badId}`)
      await expect(page.getByText(REASON)).toBeVisible()
      await expect(page.getByText(t('portalProduct.state_rejected'), { exact: true })).toBeVisible()
      await expectFit(page)
      await page.goto(`${environment.url}/${locale}/mall/product/${goodId}`)
      await expect(page.getByRole('heading', { name: good })).toBeVisible()
    },
  )
