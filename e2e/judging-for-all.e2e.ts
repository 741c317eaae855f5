import { expect } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'
import { gallery, pathOf, test } from './judging-page.ts'

test('prints the sheet and not the shop around it [EQ-3]', async ({ page, one }) => {
  const device = await one('inspected')
  await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('link', { name: 'Ask for a quote' }).first(),
    page.getByRole('region', { name: 'Similar machines' }),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Specification' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Inspection', exact: true })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(4)
})

for (const locale of ['en', 'ar'] as const)
  test(
    `keeps nobody out, in ${locale} [RT-3]`,
    { tag: '@phone' },
    async ({ page, one }, { project }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const wanted of ['inspected', 'sold', 'with certificates'] as const) {
        await page.goto(pathOf(locale, await one(wanted)), { waitUntil: 'networkidle' })
        await expectForAll(page)
      }
    },
  )

test('can be judged without script [EQ-3] [RT-3]', async ({ browser, stage, one }) => {
  const device = await one('inspected')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stage.url })
  const page = await context.newPage()
  await page.goto(pathOf('en', device))
  const pictures = gallery(page)
  const whole = await pictures.getByRole('link').first().getAttribute('href')
  expect((await context.request.get(whole ?? '')).ok()).toBe(true)
  const scrolls = await pictures
    .getByRole('list')
    .first()
    .evaluate((list) => list.scrollWidth > list.clientWidth)
  expect(scrolls).toBe(device.pictures.length > 1)
  await page.getByRole('main').getByText('Share', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Send by e-mail' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imperial' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Specification' })).toContainText(/\d\u00a0kg/)
  await page.getByText(/^Show \d+ other point/).click()
  await expect(
    page.getByRole('region', { name: 'Inspection', exact: true }).locator('details li').first(),
  ).toBeVisible()
  await context.close()
})
