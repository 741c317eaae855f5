import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { expectFit } from '../environment/layout.ts'

const en = translator('en')

const columns = (page: Page) => page.getByRole('columnheader')
const rowOf = (page: Page, name: RegExp | string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const namesOf = (headers: Locator) =>
  headers.getByRole('link').evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel))

/** Selects the first machines of the list and opens their comparison. */
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

test(
  'compares three machines of the list [EQ-3]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    await compareFirst(page, language, 3)
    for (const group of ['Price', 'Condition', 'Machine', 'Documents'] as const)
      await expect(
        page.getByRole('rowheader', { name: t(`compare.group${group}`), exact: true }),
      ).toBeVisible()
    await expect(rowOf(page, t('compare.hourCost')).getByRole('cell')).toHaveCount(3)

    // The landed price follows the chosen destination.
    await page.getByLabel(t('landedCost.change')).selectOption('dammam')
    const { destinations } = await api(language)(landedCostEndpoints.tables)
    const { place = '' } = destinations.find(({ code }) => code === 'dammam') ?? {}
    await expect(rowOf(page, new RegExp(place))).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(place)

    // Differences come first; the other order shows the same rows.
    const heads = page.getByRole('rowheader')
    const before = await heads.allTextContents()
    const all = page
      .getByRole('group', { name: t('compare.order') })
      .getByRole('button')
      .first()
    await all.click()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    expect((await heads.allTextContents()).toSorted()).toEqual(before.toSorted())

    // The best value is marked by a word, which can be switched off.
    const best = page.getByRole('cell').getByText(t('compare.lowest'), { exact: true })
    expect(await best.count()).toBeGreaterThan(0)
    await page.getByRole('checkbox', { name: t('compare.markBest') }).click()
    await expect(best).toHaveCount(0)
  },
)

test(
  'a comparison is shared, printed and reduced [EQ-3]',
  { tag: '@desk-only' },
  async ({ page, browser, api, language, t }) => {
    const { records } = await api(language)(deviceEndpoints.list, { query: {} })
    const machines = records.slice(0, 3)
    const titles = machines.map(({ title }) => title)
    const ids = machines.map(({ deviceId }) => deviceId).join(',')
    // Commas as people write them: what the server renders must be what the browser renders.
    await page.goto(`/${language}/compare?ids=${ids}`)
    expect(await namesOf(columns(page))).toEqual(titles)

    // The address shows the same machines to others.
    const other = await browser.newContext()
    const otherPage = await other.newPage()
    await otherPage.goto(page.url())
    expect(await namesOf(columns(otherPage))).toEqual(titles)
    await other.close()

    // The print has the table and no controls.
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
  },
)

test(
  'a phone shows two machines side by side, and the others by a choice [EQ-3]',
  { tag: '@phone-only' },
  async ({ page, api, language, t }) => {
    const { records } = await api(language)(deviceEndpoints.list, { query: {} })
    const machines = records.slice(0, 4)
    const titles = machines.map(({ title }) => title)
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(
      `/${language}/compare?ids=${machines.map(({ deviceId }) => deviceId).join(',')}`,
    )
    await expectFit(page)
    const heads = columns(page).filter({ visible: true })
    expect(await namesOf(heads)).toEqual(titles.slice(0, 2))
    await page
      .getByRole('link', { name: t('compare.nextInstead', { title: titles[1] ?? '' }) })
      .click()
    await expect.poll(() => namesOf(heads)).toEqual([titles[0], titles[2]])

    // The page scrolls, each name stands above its row, and the head stays in sight.
    const names = page.getByRole('rowheader')
    const last = rowOf(page, (await names.last().textContent()) ?? '')
    const value = last.getByRole('cell').filter({ visible: true })
    await expect(value).toHaveCount(2)
    const [name, cell] = [await names.last().boundingBox(), await value.first().boundingBox()]
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((cell?.y ?? 0) + 1)
    await names.last().scrollIntoViewIfNeeded()
    for (const head of await heads.all()) await expect(head).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expectFit(page)
  },
)

test(
  'keeps the names and prices in sight while the page scrolls [EQ-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await compareFirst(page, 'en', 3)
    const last = page.getByRole('rowheader').last()
    await last.scrollIntoViewIfNeeded()
    for (const name of await columns(page).all()) await expect(name).toBeInViewport()
  },
)

test('refuses a fifth machine', { tag: ['@desk-only', '@en-only'] }, async ({ page }) => {
  await page.goto('/en/device-list')
  const toggles = page
    .getByRole('main')
    .getByRole('checkbox', { name: new RegExp(`^${en('device.compareThis', { title: '' })}`) })
  for (let n = 0; n < 5; n++) await toggles.nth(n).click()
  await expect(toggles.nth(4)).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByText(en('device.compareFull'))).toBeVisible()
})
