import { readFile } from 'node:fs/promises'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

/** A model of the demo, as a file names it. */
async function modelOf(databaseUrl: string) {
  const [known] = await sql(
    databaseUrl,
    `select machine_model.name as model, category.code as category
     from machine_model join category on category.id = category_id
     where brand_id = (select id from brand where code = 'caterpillar') limit 1`,
  )
  return { model: String(known?.['model']), category: String(known?.['category']) }
}

test('staff import a file, correct its errors and see the progress [BO-3]', async ({
  page,
  signIn,
  environment,
  language,
  t,
}) => {
  const { model, category } = await modelOf(environment.databaseUrl)
  const row = (n: number, year: string) =>
    `${language}-${n},${language}SERIAL${n},CAT,${model},${category},${year},"7,840",64261`
  const lines = [
    'REF,SERIAL,MAKE,MODEL,TYPE,YOM,SMR,PRICE_USD',
    row(1, '2019'),
    row(2, '19'),
    row(3, '1850'),
  ]
  await signIn({ permissions: ['device.import'], locale: language })
  await page.goto('/imports')
  await page.getByRole('button', { name: t('portalImport.seller') }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: t('backofficeFeed.title') })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'stock-2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })

  await expect(page.getByRole('heading', { name: t('portalImport.matchTitle') })).toBeVisible()
  await expect(page.getByText(t('portalImport.matched', { matched: 8, total: 8 }))).toBeVisible()
  await page.getByRole('button', { name: t('portalImport.yardDefault') }).click()
  await page.getByRole('option').first().click()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: t('portalImport.check') }).click()

  await expect(page.getByRole('heading', { name: t('portalImport.checkTitle') })).toBeVisible()
  await expect(page.getByText(t('portalImport.faultYearDigits'))).toBeVisible()
  await page.getByRole('button', { name: t('portalImport.accept', { count: 1 }) }).click()
  await page.getByRole('button', { name: t('portalImport.run', { count: 2 }) }).click()

  await expect(
    page.getByRole('heading', { name: t('portalImport.doneTitle', { count: 2 }) }),
  ).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalImport.downloadErrors') }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('link', { name: t('portalImport.past') }).click()
  await expect(page.getByRole('link', { name: 'stock-2026.csv' }).first()).toBeVisible()
})
