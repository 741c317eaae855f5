import { readFile } from 'node:fs/promises'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { expectAccessible } from '../../accessibility/axe.ts'
import type { Environment } from '../../environment/environment.ts'
import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../portal.ts'

/** A store with one product, and the category that it is in. */
async function aStoreWithGoods({ databaseUrl }: Environment, locale: LocaleCode) {
  const [found] = await sql(
    databaseUrl,
    `select seller.code as seller, sku.code, text.name as category
     from sku join product on product.id = sku.product_id
     join seller on seller.id = sku.seller_id
     join product_category_text as text
       on text.product_category_id = product.product_category_id and text.locale = $1
     where product.state = 'onSale'
     order by sku.code limit 1`,
    [locale],
  )
  const { seller, code, category } = found ?? {}
  return { sellerCode: String(seller), code: String(code), category: String(category) }
}

test('a store imports products from a table and downloads the rows with errors [BO-3] [PR-1]', async ({
  page,
  environment,
  signIn,
  speak,
  language,
  t,
}) => {
  const { sellerCode, code, category } = await aStoreWithGoods(environment, language)
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
  const price = `${Date.now() % 9000}.50`
  const added = `NEW-${language}-${Date.now()}`
  const table = [
    (['code', 'name', 'category', 'condition', 'priceOnly'] as const).map((key) =>
      t(`portalProduct.${key}`),
    ),
    [code, '', '', '', price],
    [added, `Tooth ${added}`, category, t('portalProduct.condition_new'), '62.00'],
    [`${added}-2`, 'Tooth', 'Submarines', t('portalProduct.condition_new'), '62.00'],
  ]
  await speak(language)
  await signIn({ sellerCode })
  await page.goto('/products')
  await page.getByRole('link', { name: t('portalProduct.import') }).click()
  await expect(page.getByRole('heading', { name: t('portalImport.new') })).toBeVisible()
  await expectFit(page)
  await page.locator('input[type=file]').setInputFiles({
    name: `${added}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(table.map(quoted).join('\r\n')),
  })

  await expect(page.getByText(t('portalImport.matched', { matched: 5, total: 5 }))).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: t('portalImport.check') }).click()
  await expect(page.getByRole('heading', { name: t('portalImport.checkTitle') })).toBeVisible()
  await expect(page.getByText(t('portalImport.faultNoSuchCategory'))).toBeVisible()
  await expectFit(page)
  await page.getByRole('button', { name: t('portalImport.run', { count: 2 }) }).click()
  await expect(
    page.getByRole('heading', { name: t('portalImport.doneTitle', { count: 2 }) }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectFit(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalImport.downloadErrors') }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('link', { name: t('portalImport.past') }).click()
  await expect(page.getByRole('link', { name: `${added}.csv` })).toBeVisible()
  await expectAccessible(page)
  await expectFit(page)
  const saved = await sql(
    environment.databaseUrl,
    `select price_minor::text as minor from sku
         where code = any($1) and seller_id = (select id from seller where code = $2) order by code = $3`,
    [[code, added, `${added}-2`], sellerCode, code],
  )
  expect(saved).toEqual([{ minor: '6200' }, { minor: price.replace('.', '') }])
  await page.goto(`/products?words=${added}`)
  await expect(page.getByText(`Tooth ${added}`).filter({ visible: true }).first()).toBeVisible()
})
