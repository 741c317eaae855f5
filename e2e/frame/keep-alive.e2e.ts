import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'

const en = translator('en')

const test = base.extend({
  // Without the check of the console: a browser logs that it is offline.
  page: async ({ context }, use) => use(await context.newPage()),
})

test.use({ only: { width: 'desk', language: 'en' } })

const LIST = '/en/device-list'

const openList = (page: Page) => open(page, LIST)

const typed = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Follows a link. The page is complete when its language menu leads to the same page in Arabic. */
async function follow(page: Page, href: string) {
  await page.locator(`a[href="${href}"]:visible`).first().click()
  await expect(page).toHaveURL(href)
  const inArabic = href.replace('/en', '/ar')
  await expect(page.locator(`a[hreflang][href="${inArabic}"]`)).toBeAttached()
}

test('keeps typed text, scroll position and loaded data of a page [AP-18]', async ({
  page,
  context,
}) => {
  await openList(page)
  await typed(page).fill('half a word')
  const cards = await page.getByRole('article').allTextContents()
  await page.evaluate(() => scrollTo(0, 640))
  await page.getByRole('article').nth(5).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/device-detail\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await context.setOffline(true) // nothing can be requested again
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(typed(page)).toHaveValue('half a word')
  expect(await page.getByRole('article').allTextContents()).toEqual(cards)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(640)
  await page.goForward()
  await expect(page).toHaveURL(/\/device-detail\//)
  await follow(page, LIST)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(640)
  await expect(typed(page)).toHaveValue('half a word')
})

test('drops the least recently used page for the eleventh [AP-18]', async ({ page }) => {
  test.slow()
  await openList(page)
  await typed(page).fill('the oldest')
  await follow(page, '/en/device-list?sort=yearNew')
  await expect(page.getByRole('combobox', { name: en('device.sortBy') })).toHaveValue('yearNew')
  await typed(page).fill('the second')
  const others = [
    '/en/device-list?sort=hoursLow',
    '/en/device-list?sort=priceLow',
    '/en/help-center',
    '/en/terms-page',
    '/en/user-center/about-us',
    '/en',
  ]
  for (const href of others) await follow(page, href)
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/device-detail\//)
    await expect(page.getByRole('link', { name: en('device.backToList') })).toBeVisible()
    await follow(page, '/en')
  }
  // Ten pages are alive, the oldest among them.
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('the oldest')

  // It was used again, so it is not the one to drop.
  await follow(page, '/en/device-list?current=2')
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('the oldest')
  await follow(page, '/en/device-list?sort=yearNew')
  await expect(typed(page)).toHaveValue('')
})

test('drops every page when the language changes [AP-18]', async ({ page }) => {
  await openList(page)
  await typed(page).fill('half a word')
  await follow(page, '/en/help-center')
  await page
    .getByRole('navigation', { name: en('common.languageMenu') })
    .locator('summary')
    .click()
  await page.getByRole('link', { name: LOCALES.ar.name }).click()
  await expect(page).toHaveURL('/ar/help-center')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goBack()
  await expect(page).toHaveURL('/en/help-center')
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('')
})

test('does not restore the text of a submitted form [AP-18]', async ({ page }) => {
  const dubai = page.getByRole('checkbox', { name: new RegExp(`^${en('device.emirateDubai')}`) })
  await openList(page)
  await typed(page).fill('Caterpillar')
  await dubai.click()
  await expect(page).toHaveURL(/q=Caterpillar&emirate=dubai/)
  await expect(typed(page)).toHaveValue('Caterpillar')
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(typed(page)).toHaveValue('')
  await expect(dubai).not.toBeChecked()
  await page.goForward()
  await expect(dubai).toBeChecked()
})
