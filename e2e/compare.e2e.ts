import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectForAll } from './for-all.ts'

const columns = (page: Page) => page.getByRole('columnheader')
const rowOf = (page: Page, name: RegExp | string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const namesOf = (headers: Locator) => headers.locator('a.font-bold').allTextContents()

/** Ticks the first machines of the list, and leads to their comparison. */
async function compareFirst(page: Page, locale: 'en' | 'ar', count: number) {
  const t = translator(locale)
  await page.goto(`/${locale}/device-list`)
  const toggles = page.getByRole('main').getByRole('checkbox', {
    name: new RegExp(`^${RegExp.escape(t('device.compareThis', { title: '' }).trim())}`),
  })
  for (let n = 0; n < count; n++) await toggles.nth(n).click()
  const tray = page.getByRole('complementary', { name: t('device.compare') })
  await expect(tray.getByRole('status')).toHaveText(
    t('device.compareCount', { count: String(count), most: '4' }),
  )
  await tray.getByRole('link').click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  await expect(columns(page)).toHaveCount(count)
}

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(`sets three machines of the list side by side, in ${locale} [EQ-3]`, async ({ page }) => {
    await compareFirst(page, locale, 3)
    for (const group of ['Money', 'Condition', 'Machine', 'Papers'] as const)
      await expect(
        page.getByRole('rowheader', { name: t(`compare.group${group}`), exact: true }),
      ).toBeVisible()
    await expect(rowOf(page, t('compare.hourCost')).getByRole('cell')).toHaveCount(3)

    // The landed price follows the place that is chosen.
    await page.getByLabel(t('landed.change')).selectOption('dammam')
    const place = locale === 'en' ? 'Dammam' : 'الدمام'
    await expect(rowOf(page, new RegExp(place))).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(place)

    // What differs stands first; all rows stand in their own order.
    const heads = page.getByRole('rowheader')
    const before = await heads.allTextContents()
    const all = page
      .getByRole('group', { name: t('compare.order') })
      .getByRole('button')
      .first()
    await all.click()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    expect((await heads.allTextContents()).toSorted()).toEqual(before.toSorted())

    // The best is marked in a word, unless the reader does not want it.
    const best = page.getByRole('cell').getByText(t('compare.lowest'), { exact: true })
    expect(await best.count()).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: t('compare.markBest') }).click()
    await expect(best).toHaveCount(0)

    await expectForAll(page)
  })

  test(`is passed on, printed and made smaller, in ${locale} [EQ-3]`, async ({
    page,
    browser,
    api,
  }) => {
    const { records } = await api(locale)(deviceEndpoints.list, { query: {} })
    const machines = records.slice(0, 3)
    const titles = machines.map(({ title }) => title)
    const ids = machines.map(({ deviceId }) => deviceId).join(',')
    await page.goto(`/${locale}/compare?${new URLSearchParams({ ids })}`)
    expect(await namesOf(columns(page))).toEqual(titles)

    // Whoever is sent the address sees the same machines.
    const other = await browser.newContext()
    const theirs = await other.newPage()
    await theirs.goto(page.url())
    expect(await namesOf(columns(theirs))).toEqual(titles)
    await other.close()

    // On paper there is the sheet and nothing to press.
    const mark = page.getByRole('checkbox', { name: t('compare.markBest') })
    await page.emulateMedia({ media: 'print' })
    await expect(mark).toBeHidden()
    await expect(page.getByRole('table')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await expect(mark).toBeVisible()

    const [first = ''] = titles
    await page.getByRole('link', { name: t('device.compareRemove', { title: first }) }).click()
    await expect(columns(page)).toHaveCount(2)
    expect(await namesOf(columns(page))).toEqual(titles.slice(1))
  })
}

test(
  'keeps the names of rows while the sheet slides [EQ-3]',
  { tag: '@phone-only @phone' },
  async ({ page }) => {
    await compareFirst(page, 'en', 3)
    const sheet = page.getByRole('region', { name: 'Comparison sheet' })
    const head = page.getByRole('rowheader', { name: 'Hours', exact: true })
    const at = async () => (await head.boundingBox())?.x
    const before = await at()
    await sheet.evaluate((box) => box.scrollBy({ left: 200 }))
    expect(await at()).toBe(before)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBe(0)
  },
)

test('offers a fifth machine no place', async ({ page }) => {
  await page.goto('/en/device-list')
  const toggles = page.getByRole('main').getByRole('checkbox', { name: /^Compare / })
  for (let n = 0; n < 5; n++) await toggles.nth(n).click()
  await expect(toggles.nth(4)).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByText('Four machines at most')).toBeVisible()
})

test('compares without script, one machine at a time', async ({ browser, stage, machine }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stage.url })
  const page = await context.newPage()
  await page.goto('/en/device-list')
  await page
    .getByRole('link', { name: `Compare ${machine.title}` })
    .first()
    .click()
  await expect(columns(page)).toHaveCount(1)
  await expect(page.getByRole('banner')).toContainText('UAE, delivered')
  await context.close()
})

test('leads to the passport of a machine, which anyone may open [EQ-3]', async ({
  request,
  machine,
}) => {
  const path = `/en/device-detail/${machine.deviceId}/passport`
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  const paper = await request.get(answer.headers()['location'] ?? '')
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const missing = await request.get(
    '/en/device-detail/0192f000-0000-7000-8000-000000000000/passport',
  )
  expect(missing.status()).toBe(404)
})
