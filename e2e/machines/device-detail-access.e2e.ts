import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { galleryOf, pathOf, test } from './device-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')
/** The message with any number. */
const OTHER_POINTS = new RegExp(
  en('deviceDetail.otherPoints', { count: 2 })
    .replace('2', String.raw`\d+`)
    .replace(/s$/, 's?'),
)

test('prints the machine without the page around it [EQ-3]', async ({ page, deviceWith }) => {
  const device = await deviceWith('inspected')
  await page.goto(pathOf('en', device), { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: en('deviceDetail.onThisPage') }),
    page.getByRole('link', { name: en('deviceDetail.requestQuote') }).first(),
    page.getByRole('region', { name: en('device.similar') }),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: en('device.headingSpecification') })).toBeVisible()
  await expect(
    page.getByRole('region', { name: en('deviceDetail.inspection'), exact: true }),
  ).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(4)
})

test('shows pictures, sharing and inspection without JavaScript [EQ-3] [RT-3]', async ({
  browser,
  environment,
  deviceWith,
}) => {
  const device = await deviceWith('inspected')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.url })
  const page = await context.newPage()
  await page.goto(pathOf('en', device))
  const pictures = galleryOf(page)
  const whole = await pictures.getByRole('link').first().getAttribute('href')
  expect((await context.request.get(whole ?? '')).ok()).toBe(true)
  const scrolls = await pictures
    .getByRole('list')
    .first()
    .evaluate((list) => list.scrollWidth > list.clientWidth)
  expect(scrolls).toBe(device.pictures.length > 1)
  await page.getByRole('main').getByText(en('deviceDetail.share'), { exact: true }).click()
  await expect(page.getByRole('link', { name: en('deviceDetail.shareMail') })).toBeVisible()
  await expect(page.getByRole('button', { name: en('deviceDetail.print') })).toBeHidden()
  await expect(page.getByRole('button', { name: en('deviceDetail.imperial') })).toBeHidden()
  await expect(page.getByRole('region', { name: en('device.headingSpecification') })).toContainText(
    /\d\u00a0kg/,
  )
  await page.locator('summary').filter({ hasText: OTHER_POINTS }).click()
  await expect(
    page
      .getByRole('region', { name: en('deviceDetail.inspection'), exact: true })
      .locator('details li')
      .first(),
  ).toBeVisible()
  await context.close()
})
