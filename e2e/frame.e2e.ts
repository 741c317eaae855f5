import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'

const isPhone = () => test.info().project.name === 'phone'

/** Still there after a click: the page was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

/** What the script does can be done from now on. */
const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)

test('stands each page in its frame [AP-25]', { tag: '@phone' }, async ({ page }) => {
  const main = page.getByRole('navigation', { name: 'Main' })
  const places = page.getByRole('navigation', { name: 'Places' })
  const member = page.getByRole('navigation', { name: 'User center' })
  const seen = async (path: string) => {
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
  const phone = isPhone()
  expect(await seen('/en/device-list')).toEqual({ main: !phone, places: phone, member: false })
  expect(await seen('/en/nowhere')).toEqual({ main: !phone, places: phone, member: false })
  expect(await seen('/en/login')).toEqual({ main: false, places: false, member: false })
  expect(await seen('/en/user-center/about-us')).toEqual({
    main: !phone,
    places: phone,
    member: !phone,
  })
  if (phone) await expect(page.getByRole('link', { name: 'User center' })).toBeVisible()
  else
    await expect(member.getByRole('link', { name: 'About us' })).toHaveAttribute(
      'aria-current',
      'page',
    )
})

test('asks who wants a member’s page to log in, and keeps the language [AP-25]', async ({
  page,
}) => {
  const t = translator('ar')
  for (const path of ['/ar/user-center', '/ar/user-center/collected-device?size=2', '/ar/chat']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/ar/login?${new URLSearchParams({ back: path })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.title'))
    await expect(page.getByText(t('shell.loginFirst'))).toBeVisible()
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})

test('leads back from the login to one of our pages and to no other [AP-25]', async ({ page }) => {
  const back = page.getByRole('link', { name: 'Back to where you were' })
  await page.goto('/en/login?back=/de/device-list%3Femirate%3Ddubai')
  await expect(back).toHaveAttribute('href', '/de/device-list?emirate=dubai')
  for (const away of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:1',
  ]) {
    await page.goto(`/en/login?${new URLSearchParams({ back: away })}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(back).toHaveCount(0)
  }
})

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(`shows the error page at its own address in ${locale} [AP-23] [RT-27]`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const whole = await page.goto(`/${locale}/error`)
    expect(whole?.status()).toBe(500)
    await expect(heading).toHaveText(t('common.errorTitle'))
    await expect(page).toHaveTitle(new RegExp(t('common.errorTitle')))
    await expect(page.getByText(String(whole?.headers()['x-request-id']))).toBeVisible()

    const missing = await page.goto(`/${locale}/error?status=404`)
    expect(missing?.status()).toBe(404)
    await expect(heading).toHaveText(t('common.notFoundTitle'))
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')

    expect((await page.goto(`/${locale}/error?status=200`))?.status()).toBe(500)
  })
}

test('moves the keyboard to a page that came without a load, and says its title', async ({
  page,
  machine,
}) => {
  await page.goto('/en/device-list')
  await mark(page)
  await page.getByRole('link', { name: machine.title }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(machine.title)
  await expect(heading).toBeFocused()
  const said = page.locator('p[aria-live=polite]', { hasText: await page.title() })
  await expect(said).toHaveCount(1)
  expect(await stayed(page)).toBe(true)
})

test('keeps the view of a list one comes back to', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/device-list')
  await mark(page)
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
})

test('skips to the content, and opens its menus by the keyboard alone [AP-6]', async ({ page }) => {
  await page.goto('/en/device-list')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const fold = page.getByRole('navigation', { name: 'Language' })
  const button = fold.locator('summary')
  const toTheButton = async () => {
    for (let n = 0; n < 10; n++) {
      if (await button.evaluate((each) => each === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
  }
  await toTheButton()
  await page.keyboard.press('Enter')
  await expect(fold.getByRole('link', { name: LOCALES.de.name })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(fold.getByRole('link')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  for (let n = 0; n <= LOCALE_CODES.indexOf('he'); n++) await page.keyboard.press('Tab')
  await expect(fold.getByRole('link', { name: LOCALES.he.name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  const turned = page.getByRole('navigation', { name: translator('he')('common.languageMenu') })
  await expect(turned.getByRole('link')).toHaveCount(0)
  await expect(turned.locator('summary')).toBeFocused()
})

test('offers the categories when they are asked for [CL-18]', async ({ page }) => {
  await page.goto('/en/help-center')
  await hydrated(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByText('Categories').click()
  await main.getByRole('link', { name: 'Excavators' }).click()
  await expect(page).toHaveURL(/\/en\/device-list\?category=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Excavators')
  await expect(main.getByRole('link', { name: 'Excavators' })).toHaveCount(0)
})

test('searches from any page', { tag: '@phone' }, async ({ page, machine }) => {
  await page.goto('/en/help-center')
  await hydrated(page)
  if (isPhone()) await page.locator('summary[aria-label=Search]').click()
  else await page.keyboard.press('/')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.fill(machine.stockNo)
  await field.press('Enter')
  await expect(page).toHaveURL(`/en/device-list?q=${machine.stockNo}`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('shows a line while a page takes its time', async ({ page }) => {
  await page.goto('/en/help-center')
  await hydrated(page)
  await page.route(/device-list\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  const line = page.locator('body > div[aria-hidden].fixed')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Machines' })
    .click()
  await expect(line).toBeVisible()
  await expect(page).toHaveURL(/device-list/)
  await expect(line).toHaveCount(0)
})

test('has no link in its frame that leads nowhere', async ({ page, request }) => {
  const found = new Set<string>()
  for (const path of ['/en/device-list', '/en/user-center/about-us', '/en/login', '/en/nowhere']) {
    await page.goto(path)
    const links = page.locator('header a, footer a, nav a, main > div > div > a')
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      if (href?.startsWith('/en') && href !== '/en/nowhere') found.add(href.replace(/#.*/, ''))
  }
  expect(found.size).toBeGreaterThan(12)
  for (const href of found)
    expect(`${href} ${(await request.get(href)).status()}`).toBe(`${href} 200`)
})

for (const locale of ['en', 'ar'])
  test(
    `has nothing in its frame that keeps anyone out, in ${locale} [AP-25]`,
    { tag: '@phone' },
    async ({ page }, { project }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: themeFor(locale, project) })
      for (const path of ['/login', '/nowhere', '/error', '/user-center/about-us']) {
        await page.goto(`/${locale}${path}`)
        await expectForAll(page)
      }
    },
  )

test('never scrolls sideways, on the narrowest phone or twice enlarged [AP-25]', async ({
  page,
}) => {
  test.slow()
  const widths = { 320: LOCALE_CODES, 640: ['de', 'ar'] }
  for (const [width, locales] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height: 480 })
    for (const locale of locales)
      for (const path of ['/', '/login', '/nowhere', '/error', '/user-center/about-us']) {
        await page.goto(`/${locale}${path}`)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(`${locale}${path} ${wide}`).toBe(`${locale}${path} ${width}`)
      }
  }
})
