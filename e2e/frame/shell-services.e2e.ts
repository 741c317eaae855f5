import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from './shell-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

// All tests use one build of the page.
test.describe.configure({ mode: 'default' })

const TEXTS = { title: 'Leave the form?', message: 'What you typed is lost.' }

/** Opens a message box; the promise resolves with how it was closed. */
function ask(page: Page, kind: 'alert' | 'confirm' | 'prompt', value = '') {
  return page.evaluate(
    ([kind, texts]) =>
      services.messageBox[kind](texts).then(
        (answer) => ({ confirmed: answer }),
        (how: unknown) => ({ rejected: how }),
      ),
    [kind, { ...TEXTS, value }] as const,
  )
}

/** From here on the test moves the clock. */
const stopTheClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

const outside = (page: Page) => page.mouse.click(5, 5)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an alert closes by its button only [AP-27]', async ({ page }) => {
  const box = page.getByRole('alertdialog', { name: TEXTS.title })
  const answer = ask(page, 'alert')
  await expect(box).toContainText(TEXTS.message)
  await expect(box.getByRole('button', { name: en('shell.popupCancel') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await outside(page)
  await expect(box).toBeVisible()
  await press(page, en('shell.popupConfirm'))
  expect(await answer).toEqual({})
  await expect(box).toHaveCount(0)
})

test('a confirm tells how it was closed [AP-27]', async ({ page }) => {
  const box = page.getByRole('dialog', { name: TEXTS.title })
  const ways = [
    [() => press(page, en('shell.popupConfirm')), {}],
    [() => press(page, en('shell.popupCancel')), { rejected: 'cancel' }],
    [() => page.keyboard.press('Escape'), { rejected: 'close' }],
    [() => outside(page), { rejected: 'close' }],
  ] as const
  for (const [leave, outcome] of ways) {
    const answer = ask(page, 'confirm')
    await expect(box).toBeVisible()
    await leave()
    expect(await answer).toEqual(outcome)
    await expect(box).toHaveCount(0)
  }
})

test('a prompt resolves with the typed text [AP-27]', async ({ page }) => {
  const answer = ask(page, 'prompt', 'CAT 320')
  const field = page.getByRole('textbox', { name: TEXTS.message })
  await expect(field).toHaveValue('CAT 320')
  await expect(field).toBeFocused()
  await field.fill('Komatsu PC210')
  await field.press('Enter')
  expect(await answer).toEqual({ confirmed: 'Komatsu PC210' })

  const cancelled = ask(page, 'prompt')
  await press(page, en('shell.popupCancel'))
  expect(await cancelled).toEqual({ rejected: 'cancel' })
})

test('a later box is above an earlier one and both are above the page [AP-27] [AP-28]', async ({
  page,
}) => {
  const first = ask(page, 'confirm')
  await expect(page.getByRole('dialog')).toBeVisible()
  const second = ask(page, 'alert')
  const later = page.getByRole('alertdialog')
  await expect(later).toBeVisible()
  const layer = await later.evaluate((box) => {
    for (let at: Element | null = box; at; at = at.parentElement) {
      const { zIndex } = getComputedStyle(at)
      if (zIndex !== 'auto') return Number(zIndex)
    }
    return 0
  })
  expect(layer).toBeGreaterThanOrEqual(2000)
  await later.getByRole('button', { name: en('shell.popupConfirm') }).click()
  expect(await second).toEqual({})
  await press(page, en('shell.popupCancel'))
  expect(await first).toEqual({ rejected: 'cancel' })
})

for (const [kind, lasts] of [
  ['error', 1500],
  ['calm', 3000],
] as const)
  test(`a toast is shown for ${lasts} ms: ${kind} [AP-28]`, async ({ page }) => {
    await stopTheClock(page)
    await page.evaluate((kind) => services.toast('Saved to your machines', { kind }), kind)
    const toast = page
      .getByRole(kind === 'error' ? 'alert' : 'status')
      .getByText('Saved to your machines')
    await expect(toast).toBeVisible()
    const region = page.getByRole('region', { name: en('shell.toastRegion') })
    expect(Number(await region.evaluate((at) => getComputedStyle(at).zIndex))).toBeGreaterThan(1999)
    await page.clock.runFor(lasts - 100)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })

test('shows a business error for 1.5 s and rejects [CL-7]', async ({ page }) => {
  await stopTheClock(page)
  const refused = await page.evaluate(() =>
    services.subscribe('no address').catch((err: unknown) => (err as Error).message),
  )
  expect(refused).not.toBe('')
  const toast = page.getByRole('alert').getByText(String(refused))
  await expect(toast).toBeVisible()
  await page.clock.runFor(1400)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('reads stored certificates and dictionary on a page without them [AP-11] [AP-12]', async ({
  page,
  api,
}) => {
  expect(await page.evaluate(() => services.stored())).toEqual({ items: [], labels: {} })
  await page.goto('/de/help-center')
  await page.waitForFunction(
    () => localStorage.getItem('certification') && document.cookie.includes('articleDictionary='),
  )
  await page.goto('/services-page/index.html')
  await page.waitForFunction(() => 'services' in globalThis)
  const { items, labels } = await page.evaluate(() => services.stored())
  expect(items).toEqual(await api('de')(certificationEndpoints.list))
  const { data } = await api('de')(dictionaryEndpoints.list, { query: { dictType: 'article' } })
  expect(labels).toEqual(Object.fromEntries(data.map((each) => [each.dictCode, each.dictLabel])))
})

test('stores the social network of a login [AP-14]', async ({ page }) => {
  expect(await page.evaluate(() => services.socialType())).toBe('')
  await page.evaluate(() => services.rememberSocialType('google'))
  await page.reload()
  await page.waitForFunction(() => 'services' in globalThis)
  expect(await page.evaluate(() => localStorage.getItem('socialType'))).toBe('"google"')
  expect(await page.evaluate(() => services.socialType())).toBe('google')
})

test('a hidden page runs no timer and continues where it stopped [AP-18]', async ({ page }) => {
  const first = page.locator('[data-page="/"]')
  await stopTheClock(page)
  const ticks = Number(await first.locator('[data-ticks]').textContent())
  await page.clock.runFor(2000)
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 2))
  await expect(first.locator('[data-shown]')).toHaveText('1')

  await page.evaluate(() => services.go('/other'))
  await expect(page.locator('[data-page="/other"]')).toBeVisible()
  await expect(first).toBeHidden()
  await page.clock.runFor(5000)
  await expect(page.locator('[data-page="/other"] [data-ticks]')).toHaveText('5')
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 2))

  await page.evaluate(() => services.go('/'))
  await expect(first).toBeVisible()
  await page.clock.runFor(1000)
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 3))
  await expect(first.locator('[data-shown]')).toHaveText('2')
})

test('signing out drops every page and the typed text of the visible one [AP-18]', async ({
  page,
}) => {
  await page.evaluate(() => services.signIn('layla'))
  await page.getByLabel('/', { exact: true }).fill('hidden page')
  await page.evaluate(() => services.go('/other'))
  const other = page.getByLabel('/other')
  await other.fill('visible page')
  await expect(page.locator('[data-page="/"]')).toHaveCount(1)

  await page.evaluate(() => services.signOut())
  await expect(page.locator('[data-page="/"]')).toHaveCount(0)
  await expect(other).toHaveValue('')
})
