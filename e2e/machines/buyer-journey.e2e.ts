import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { expect, test } from '../environment/fixtures.ts'

/** Colloquial words for an excavator. */
const SPOKEN = { en: 'digger', ar: 'بوكلين' } as const

test('a buyer searches, filters, opens, compares, shares and prints [EQ-2] [EQ-3]', async ({
  page,
  api,
  browser,
  language,
  t,
}) => {
  // Search by a colloquial word.
  await page.goto(`/${language}/device-list?q=${encodeURIComponent(SPOKEN[language])}`)
  const call = api(language)
  const found = await call(deviceEndpoints.list, { query: { q: SPOKEN[language] } })
  expect(found.understood).toMatchObject([{ filter: 'category', value: 'excavators' }])
  await expect(page.getByRole('article')).toHaveCount(Math.min(found.total, 24))

  // Filter by the address.
  const narrowed = { q: SPOKEN[language], grade: 'A,B,C', sort: 'priceLow' } as const
  await page.goto(`/${language}/device-list?${new URLSearchParams(narrowed)}`)
  const { records } = await call(deviceEndpoints.list, { query: narrowed })
  const [first, second] = records
  if (!first || !second) throw new Error('the environment has fewer than two such machines')
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: first.title, exact: true })
    .click()

  // Read the detail page.
  await expect(page).toHaveURL(`/${language}/device-detail/${first.deviceId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first.title)
  for (const heading of ['deviceDetail.inspection', 'deviceDetail.priceHistory'] as const)
    await expect(page.getByRole('heading', { name: t(heading) })).toBeVisible()

  // Compare with the second one.
  const ids = `${first.deviceId},${second.deviceId}`
  await page.goto(`/${language}/compare?${new URLSearchParams({ ids })}`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)

  // The address shows the same to others.
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await otherPage.goto(page.url())
  await expect(otherPage.getByRole('columnheader')).toHaveCount(2)
  await other.close()

  // The passport is a PDF.
  const sheet = await page.request.get(`/${language}/device-detail/${first.deviceId}/passport`)
  expect(sheet.headers()['content-type']).toBe('application/pdf')
  expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
