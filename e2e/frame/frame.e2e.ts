import { categoryEndpoints } from '@ironsouq/contract/machines/category/category.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'

const en = translator('en')

test(
  'shows each page in its layout [AP-25]',
  { tag: '@en-only' },
  async ({ page, isPhone: phone }) => {
    const main = page.getByRole('navigation', { name: en('common.mainNavigation') })
    const places = page.getByRole('navigation', { name: en('shell.mainSections') })
    const member = page.getByRole('navigation', { name: en('shell.myAccount') })
    const layoutOf = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      return {
        main: await main.isVisible(),
        places: await places.isVisible(),
        member: await member.isVisible(),
      }
    }
    expect(await layoutOf('/en/device-list')).toEqual({
      main: !phone,
      places: phone,
      member: false,
    })
    expect(await layoutOf('/en/nowhere')).toEqual({ main: !phone, places: phone, member: false })
    expect(await layoutOf('/en/login')).toEqual({ main: false, places: false, member: false })
    expect(await layoutOf('/en/user-center/about-us')).toEqual({
      main: !phone,
      places: phone,
      member: !phone,
    })
    // A visitor came to read: there is no account to go back to.
    if (phone) await expect(page.getByRole('link', { name: en('shell.myAccount') })).toHaveCount(0)
    else
      await expect(member.getByRole('link', { name: en('shell.aboutUs') })).toHaveAttribute(
        'aria-current',
        'page',
      )
  },
)

test(
  'focuses and announces a page that was opened without a load',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, machine }) => {
    await open(page, '/en/device-list')
    await markDocument(page)
    await page.getByRole('link', { name: machine.title }).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(machine.title)
    await expect(heading).toBeFocused()
    const announced = page.locator('p[aria-live=polite]', { hasText: await page.title() })
    await expect(announced).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  },
)

test(
  'restores the scroll position of a list on the way back',
  { tag: '@en-only' },
  async ({ page }) => {
    await page.goto('/en/device-list')
    const machine = page.getByRole('article').nth(9).getByRole('link').first()
    await machine.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    await machine.click()
    await expect(page).toHaveURL(/device-detail/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/device-list/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  },
)

test(
  'skips to the content and opens menus by keyboard [AP-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await page.goto('/en/device-list')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: en('common.skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await page.goto('/en/device-list')
    const menu = page.getByRole('navigation', { name: en('common.languageMenu') })
    const button = menu.locator('summary')
    for (let n = 0; n < 10; n++) {
      if (await button.evaluate((each) => each === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: LOCALES.de.name })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link')).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    for (let n = 0; n <= LOCALE_CODES.indexOf('he'); n++) await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: LOCALES.he.name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'he')
    const hebrew = page.getByRole('navigation', { name: translator('he')('common.languageMenu') })
    await expect(hebrew.getByRole('link')).toHaveCount(0)
    await expect(hebrew.locator('summary')).toBeFocused()
  },
)

test(
  'offers the categories in the header [CL-18]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const { categoryInfo } = await api()(categoryEndpoints.info, { query: {} })
    const { name = '' } = categoryInfo.find(({ code }) => code === 'excavators') ?? {}
    await open(page, '/en/help-center')
    const main = page.getByRole('navigation', { name: en('common.mainNavigation') })
    await main.getByText(en('shell.categories')).click()
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/en\/device-list\?category=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main.getByRole('link', { name })).toHaveCount(0)
  },
)

test('searches from any page', { tag: '@en-only' }, async ({ page, machine, isPhone }) => {
  await open(page, '/en/help-center')
  const name = en('common.search')
  const field = page.getByRole('banner').getByRole('searchbox', { name })
  if (isPhone) await page.locator(`summary[aria-label="${name}"]`).click()
  else
    // The key is listened to in an effect, which runs a little after the hydration.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused({ timeout: 500 })
    }).toPass()
  await expect(field).toBeFocused()
  await field.fill(machine.stockNo)
  await field.press('Enter')
  await expect(page).toHaveURL(`/en/device-list?q=${machine.stockNo}`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test(
  'shows a progress line while a page loads slowly',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    await open(page, '/en/help-center')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/device-list\.data/, async (route) => {
      await released
      await route.continue()
    })
    const line = page.locator('body > div[aria-hidden].fixed')
    await page
      .getByRole('navigation', { name: en('common.mainNavigation') })
      .getByRole('link', { name: en('common.machines') })
      .click()
    await expect(line).toBeVisible()
    release()
    await expect(page).toHaveURL(/device-list/)
    await expect(line).toHaveCount(0)
  },
)
