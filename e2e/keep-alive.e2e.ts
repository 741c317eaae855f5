import type { Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'

const test = base.extend({
  // Not the page that must be free of complaints: a browser complains of being offline.
  page: async ({ context }, use) => use(await context.newPage()),
})

const LIST = '/en/device-list'

async function openList(page: Page) {
  await page.goto(LIST)
  const hydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'))
  await page.waitForFunction(hydrated)
}

const typed = (page: Page) => page.getByRole('main').getByRole('searchbox')

/**
 * By a link of the page, as a reader goes. The page is drawn a moment after its address is there; the
 * menu of languages then leads to the same page in Arabic.
 */
async function follow(page: Page, href: string) {
  await page.locator(`a[href="${href}"]:visible`).first().click()
  await expect(page).toHaveURL(href)
  const inArabic = href.replace('/en', '/ar')
  await expect(page.locator(`a[hreflang][href="${inArabic}"]`)).toBeAttached()
}

test('keeps what was typed, where one was and what was loaded [AP-18]', async ({
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

  await context.setOffline(true) // nothing can be asked for again
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

test('drops the page unused longest when an eleventh comes [AP-18]', async ({ page }) => {
  test.slow()
  await openList(page)
  await typed(page).fill('the oldest')
  await follow(page, '/en/device-list?sort=yearNew')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('yearNew')
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
    await expect(page.getByRole('link', { name: 'Back to machines' })).toBeVisible()
    await follow(page, '/en')
  }
  // Ten are kept, and the oldest is one of them.
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('the oldest')

  // Used again, it is not the one that goes.
  await follow(page, '/en/device-list?current=2')
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('the oldest')
  await follow(page, '/en/device-list?sort=yearNew')
  await expect(typed(page)).toHaveValue('')
})

test('drops every page with the language [AP-18]', async ({ page }) => {
  await openList(page)
  await typed(page).fill('half a word')
  await follow(page, '/en/help-center')
  await page.getByRole('navigation', { name: 'Language' }).locator('summary').click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/help-center')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goBack()
  await expect(page).toHaveURL('/en/help-center')
  await follow(page, LIST)
  await expect(typed(page)).toHaveValue('')
})

test('keeps nothing of a form that was sent [AP-18]', async ({ page }) => {
  const dubai = page.getByRole('checkbox', { name: /^Dubai/ })
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
