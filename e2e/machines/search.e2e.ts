import { setTimeout } from 'node:timers/promises'
import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { expectFit } from '../environment/layout.ts'
import type { Language } from '../environment/variant.ts'

const en = translator('en')

const optionsOf = ({ facets }: DevicePage, name: string) =>
  facets.find(({ filter }) => filter === name)?.options ?? []

const beginsWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`)

const machines = (page: Page) => page.getByRole('article').getByRole('heading')

const namesOf = ({ records }: DevicePage) =>
  records.map(({ brandName, model }) => `${brandName} ${model}`)

/** The destinations of the landed price are offered once the whole page is hydrated. */
async function hydrated(page: Page) {
  await page.locator('button[value="dammam"]').waitFor({ state: 'attached' })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const listIn = (language: Language) => `/${language}/device-list`

test(
  'filters by two brands whose counts stay [EQ-2] [RT-2]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    const format = formatter(language)
    const call = api(language)
    const all = await call(deviceEndpoints.list, { query: {} })
    const [first, second] = optionsOf(all, 'brand')
    if (!first?.label || !second?.label) throw new Error('the environment has no two brands')
    await open(page, list)
    const box = (label: string) =>
      page
        .getByRole('group', { name: t('device.brand'), exact: true })
        .getByRole('checkbox', { name: beginsWith(label) })
    await box(first.label).click()
    await expect(page).toHaveURL(`${list}?brand=${first.value}`)
    await expect(box(first.label)).toBeChecked()
    await expect(box(second.label)).toHaveAccessibleName(
      `${second.label} ${format.number(second.count)}`,
    )

    await box(second.label).click()
    const both = { brand: `${first.value},${second.value}` }
    await expect(page).toHaveURL(`${list}?brand=${both.brand}`)
    const found = await call(deviceEndpoints.list, { query: both })
    expect(found.total).toBe(first.count + second.count)
    await expect(machines(page)).toHaveText(namesOf(found))
    await expect(page.getByRole('main')).toContainText(
      t('device.resultCount', { count: found.total }),
    )

    const chips = page.getByRole('list', { name: t('device.activeFilters') })
    await expect(chips.getByRole('listitem')).toHaveCount(3)
    await chips.getByRole('link', { name: t('device.removeFilter', { name: first.label }) }).click()
    await expect(page).toHaveURL(`${list}?brand=${second.value}`)
    await expect(chips.getByRole('listitem')).toHaveCount(2)
    await chips.getByRole('link', { name: t('device.clearAll') }).click()
    await expect(page).toHaveURL(list)
    await expect(chips).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(box(second.label)).toBeChecked()
    await expect(box(first.label)).not.toBeChecked()
  },
)

test(
  'filters by a range, typed or by slider [EQ-2] [RT-2]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    await open(page, list)
    const label = t('device.price')
    const to = page.getByRole('spinbutton', { name: `${label}, ${t('device.to')}`, exact: true })
    await to.fill('50000') // in the chosen currency; the URL has dirhams
    await to.press('Enter')
    await expect(page).toHaveURL(`${list}?price=-183625`)
    await expect(to).toBeFocused()
    const found = await api(language)(deviceEndpoints.list, { query: { price: '-183625' } })
    await expect(machines(page)).toHaveText(namesOf(found))
    await expect(page.getByRole('list', { name: t('device.activeFilters') })).toContainText(
      '50,000',
    )

    const handle = page.getByRole('slider', { name: `${label}, ${t('device.from')}`, exact: true })
    await handle.focus()
    await handle.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(page).toHaveURL(/price=[\d.]+-183625$/)
    await expect(handle).toBeFocused()
  },
)

test(
  'shows how it understood a query and lets the user undo it [EQ-2]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    const q = 'caterpillar under 3000 hours'
    const { understood } = await api(language)(deviceEndpoints.list, { query: { q } })
    const hours = understood.find(({ filter }) => filter === 'hours')
    if (!hours) throw new Error('the query was not understood')
    await open(page, `${list}?q=${q.replaceAll(' ', '+')}`)
    const chips = page.getByRole('list', { name: t('device.activeFilters') })
    const understoodChip = chips.getByRole('link').filter({
      hasText: t('search.understoodFrom', { phrase: `\u2068${hours.phrase}\u2069` }),
    })
    await understoodChip.click()
    await expect(page).toHaveURL(/literal=hours$/)
    await expect(chips).toContainText(hours.phrase) // now plain words
    await expect(understoodChip).toHaveCount(0)
  },
)

test(
  'sorts, pages and goes back [EQ-2] [RT-2]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    const format = formatter(language)
    const call = api(language)
    const sorted = await call(deviceEndpoints.list, { query: { sort: 'hoursLow' } })
    await open(page, list)
    const sort = page.getByRole('combobox', { name: t('device.sortBy') })
    await sort.selectOption('hoursLow')
    await expect(page).toHaveURL(`${list}?sort=hoursLow`)
    await expect(machines(page)).toHaveText(namesOf(sorted))
    const range = t('device.resultRange', {
      first: '1',
      last: format.number(sorted.records.length),
      total: format.number(sorted.total),
    })
    await expect(page.getByText(range).filter({ visible: true })).toHaveCount(1)

    await page.getByRole('link', { name: t('common.nextPage') }).click()
    await expect(page).toHaveURL(`${list}?sort=hoursLow&current=2`)
    const second = await call(deviceEndpoints.list, { query: { sort: 'hoursLow', current: 2 } })
    await expect(machines(page)).toHaveText(namesOf(second))
    await expect(page.getByRole('link', { name: t('common.previousPage') })).toHaveAttribute(
      'rel',
      'prev',
    )
    await page.goBack()
    await expect(machines(page)).toHaveText(namesOf(sorted))
    await page.goBack()
    await expect(sort).toHaveValue('')
  },
)

test(
  'the address shows the same list to others [EQ-2] [RT-2]',
  { tag: '@desk-only' },
  async ({ page, browser, baseURL, t, language }) => {
    const list = listIn(language)
    await open(page, `${list}?view=rows`)
    const grade = page.getByRole('group', { name: t('device.grade'), exact: true })
    await grade
      .getByRole('checkbox', { name: beginsWith(t('device.gradeName', { grade: 'C' })) })
      .click()
    await expect(page).toHaveURL(`${list}?grade=C&view=rows`)
    await expect(page.getByRole('list', { name: t('device.activeFilters') })).toBeVisible()
    const rows = await page.getByRole('row').allTextContents()
    await using context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await other.goto(page.url())
    expect(await other.getByRole('row').allTextContents()).toEqual(rows)
  },
)

test(
  'offers wider searches when nothing matches [RT-2]',
  { tag: '@desk-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    const call = api(language)
    const query = { price: '1-5', grade: 'C' }
    const { nearest } = await call(deviceEndpoints.list, { query })
    const [best] = nearest
    if (!best) throw new Error('the API offers no wider search')
    await open(page, `${list}?grade=C&price=1-5`)
    await expect(page.getByRole('heading', { name: t('device.emptyTitle') })).toBeVisible()
    const offers = page.getByRole('list', { name: t('search.tryWithoutFilter') })
    await offers.getByRole('link').first().click()
    await expect(page.getByRole('main')).toContainText(
      t('device.resultCount', { count: best.total }),
    )
    await expect(page).toHaveURL(`${list}?grade=C`)
  },
)

test(
  'filters in a sheet that counts the results [EQ-2] [RT-2]',
  { tag: '@phone-only' },
  async ({ page, api, language, t }) => {
    const list = listIn(language)
    const chosen = await api(language)(deviceEndpoints.list, { query: { emirate: 'dubai' } })
    await open(page, list)
    await page.getByRole('button', { name: t('device.filters') }).click()
    const sheet = page.getByRole('complementary', { name: t('device.filters') })
    await expect(sheet.getByRole('heading', { name: t('device.filters') })).toBeFocused()
    await sheet.getByRole('checkbox', { name: beginsWith(t('device.emirateDubai')) }).click()
    await expect(page).toHaveURL(list)
    const show = sheet.getByRole('button', {
      name: t('device.showResults', { count: chosen.total }),
    })
    await expect(show).toBeVisible()
    await show.click()
    await expect(page).toHaveURL(`${list}?emirate=dubai`)
    await expect(sheet).toBeHidden()
    await expect(machines(page)).toHaveText(namesOf(chosen))
  },
)

test(
  'filters by keyboard without losing focus or position [EQ-2]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await open(page, '/en/device-list')
    const box = page.getByRole('checkbox', { name: beginsWith(en('device.customsDutyPaid')) })
    await box.focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/en/device-list?customs=dutyPaid')
    await expect(box).toBeFocused()
    await expect(box).toBeChecked()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/en/device-list')
    await expect(box).not.toBeChecked()
  },
)

/** After this time the new page would be displayed. */
const RENDER_MS = 600

/** A press that is under way when the response to the previous one arrives. */
for (const [means, down, up] of [
  ['key', (page: Page) => page.keyboard.down('Space'), (page: Page) => page.keyboard.up('Space')],
  ['mouse', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
] as const)
  test(
    `loses no press of the ${means} to a response that arrives meanwhile [EQ-2]`,
    { tag: ['@desk-only', '@en-only'] },
    async ({ page }) => {
      await open(page, '/en/device-list')
      const box = page.getByRole('checkbox', { name: beginsWith(en('device.customsDutyPaid')) })
      const responded = page.waitForResponse(/customs=dutyPaid/)
      await page.route(/customs=dutyPaid/, async (route) => {
        await setTimeout(400)
        await route.continue()
      })
      await box.click()
      await down(page)
      await responded
      await expect(page).toHaveURL('/en/device-list?customs=dutyPaid')
      await setTimeout(RENDER_MS)
      await up(page)
      await expect(page).toHaveURL('/en/device-list')
      await expect(box).not.toBeChecked()
    },
  )

test(
  'keeps a facet collapsed from list to list [RT-2]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await open(page, '/en/device-list')
    const summary = page
      .locator('summary:visible')
      .filter({ hasText: new RegExp(`^${en('device.hoursLabel')}$`) })
    const field = page.getByRole('spinbutton', {
      name: `${en('device.hoursLabel')}, ${en('device.from')}`,
      exact: true,
    })
    await summary.click()
    await expect(field).toBeHidden()
    await page.getByRole('checkbox', { name: beginsWith(en('device.customsDutyPaid')) }).click()
    await expect(page).toHaveURL('/en/device-list?customs=dutyPaid')
    await expect(field).toBeHidden()
  },
)

test(
  'marks the sorted column of the rows [RT-2]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const { records } = await api()(deviceEndpoints.list, { query: { sort: 'priceLow' } })
    await open(page, '/en/device-list?sort=priceLow&view=rows')
    const column = page.getByRole('columnheader', { name: beginsWith(en('device.price')) })
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByRole('row')).toHaveCount(records.length + 1)
    await page.getByRole('link', { name: en('search.viewGrid') }).click()
    await expect(page).toHaveURL('/en/device-list?sort=priceLow')
    await expect(page.getByRole('article')).toHaveCount(records.length)
  },
)

test(
  'suggests searches and opens them by keyboard [EQ-2]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const { suggestions } = await api()(deviceEndpoints.suggest, { query: { q: 'cat' } })
    const parts = await api()(productSearchEndpoints.suggest, { query: { q: 'cat' } })
    const [first, second] = suggestions
    if (!first || !second) throw new Error('the API has fewer than two suggestions')
    await open(page, '/en/device-list')
    await page.keyboard.press('/')
    await page.keyboard.type('cat')
    const box = page.getByRole('combobox', { name: en('common.search') })
    const options = page.getByRole('listbox', { name: en('shell.suggestions') }).getByRole('option')
    const others = Math.min(parts.suggestions.length, 3)
    await expect(options).toHaveCount(suggestions.length + others)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.type('e')
    await page.keyboard.press('Backspace')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/en${first.path}`)
  },
)

test(
  'suggests searches in the search field of the home page [EQ-2] [AP-29]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const { suggestions } = await api()(deviceEndpoints.suggest, { query: { q: 'cat' } })
    const [first] = suggestions
    if (!first) throw new Error('the API has no suggestions')
    await open(page, '/en')
    await page.getByRole('main').getByRole('searchbox').pressSequentially('cat')
    const options = page.getByRole('main').getByRole('option')
    await expect(options.first()).toBeVisible()
    await options.first().click()
    await expect(page).toHaveURL(`/en${first.path}`)
  },
)

test(
  'keeps suggestions inside a small screen',
  { tag: ['@phone-only', '@en-only'] },
  async ({ page }) => {
    await open(page, '/en')
    await page.getByRole('main').getByRole('searchbox').pressSequentially('kom')
    const list = page.getByRole('main').getByRole('listbox')
    await expect(list.getByRole('option').first()).toBeVisible()
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expectFit(page)
  },
)

test(
  'sets the sliders to what the words mean, and keeps both in step [EQ-2]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const { categoryInfo } = await api()(categoryEndpoints.info, { query: {} })
    const { name = '' } = categoryInfo.find(({ code }) => code === 'excavators') ?? {}
    await open(page, '/en/device-list?q=excavator+under+5000+hours')
    const hours = page.getByRole('group', { name: en('device.hoursLabel'), exact: true })
    const highest = hours.getByRole('spinbutton').last()
    await expect(highest).toHaveValue('5000')
    const category = page.getByRole('navigation', { name: en('device.category') })
    await expect(category.getByRole('link')).toHaveText(new RegExp(`^${RegExp.escape(name)}\\d+$`))
    await highest.fill('')
    await highest.press('Enter')
    await expect(page).toHaveURL(/literal=hours/)
  },
)
