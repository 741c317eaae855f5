import { certificationEndpoints } from '@ironsouq/contract/certification/certification.endpoints'
import { dictionaryEndpoints } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from './trial.ts'

// One page to build for all of them.
test.describe.configure({ mode: 'default' })

const WORDS = { title: 'Leave the form?', message: 'What you typed is lost.' }

/** Opens a box; the answer comes when someone gives it. */
function ask(page: Page, kind: 'alert' | 'confirm' | 'prompt', value = '') {
  return page.evaluate(
    ([kind, words]) =>
      trial.messageBox[kind](words).then(
        (answer) => ({ confirmed: answer }),
        (how: unknown) => ({ refused: how }),
      ),
    [kind, { ...WORDS, value }] as const,
  )
}

/** From here on time passes only as the test says. */
const stopTheClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

const outside = (page: Page) => page.mouse.click(5, 5)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an alert is left by its button alone [AP-27]', async ({ page }) => {
  const box = page.getByRole('alertdialog', { name: WORDS.title })
  const answer = ask(page, 'alert')
  await expect(box).toContainText(WORDS.message)
  await expect(box.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await outside(page)
  await expect(box).toBeVisible()
  await press(page, 'OK')
  expect(await answer).toEqual({})
  await expect(box).toHaveCount(0)
})

test('a confirm says how it was left [AP-27]', async ({ page }) => {
  const box = page.getByRole('dialog', { name: WORDS.title })
  const ways = [
    [() => press(page, 'OK'), {}],
    [() => press(page, 'Cancel'), { refused: 'cancel' }],
    [() => page.keyboard.press('Escape'), { refused: 'close' }],
    [() => outside(page), { refused: 'close' }],
  ] as const
  for (const [leave, outcome] of ways) {
    const answer = ask(page, 'confirm')
    await expect(box).toBeVisible()
    await leave()
    expect(await answer).toEqual(outcome)
    await expect(box).toHaveCount(0)
  }
})

test('a prompt resolves with what was typed [AP-27]', async ({ page }) => {
  const answer = ask(page, 'prompt', 'CAT 320')
  const field = page.getByRole('textbox', { name: WORDS.message })
  await expect(field).toHaveValue('CAT 320')
  await expect(field).toBeFocused()
  await field.fill('Komatsu PC210')
  await field.press('Enter')
  expect(await answer).toEqual({ confirmed: 'Komatsu PC210' })

  const cancelled = ask(page, 'prompt')
  await press(page, 'Cancel')
  expect(await cancelled).toEqual({ refused: 'cancel' })
})

test('of two boxes the later stands above, and both above the page [AP-27] [AP-28]', async ({
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
  await later.getByRole('button', { name: 'OK' }).click()
  expect(await second).toEqual({})
  await press(page, 'Cancel')
  expect(await first).toEqual({ refused: 'cancel' })
})

for (const [kind, lasts] of [
  ['error', 1500],
  ['calm', 3000],
] as const)
  test(`a toast stays ${lasts} ms: ${kind} [AP-28]`, async ({ page }) => {
    await stopTheClock(page)
    await page.evaluate((kind) => trial.toast('Saved to your machines', { kind }), kind)
    const toast = page
      .getByRole(kind === 'error' ? 'alert' : 'status')
      .getByText('Saved to your machines')
    await expect(toast).toBeVisible()
    const region = page.getByRole('region', { name: 'Notices' })
    expect(Number(await region.evaluate((at) => getComputedStyle(at).zIndex))).toBeGreaterThan(1999)
    await page.clock.runFor(lasts - 100)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })

test('tells for 1.5 s why business refused, and rejects [CL-7]', async ({ page }) => {
  await stopTheClock(page)
  const refused = await page.evaluate(() =>
    trial.subscribe('no address').catch((err: unknown) => (err as Error).message),
  )
  expect(refused).not.toBe('')
  const toast = page.getByRole('alert').getByText(String(refused))
  await expect(toast).toBeVisible()
  await page.clock.runFor(1400)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('has the certificates and the dictionary of an earlier page where one came without [AP-11] [AP-12]', async ({
  page,
  api,
}) => {
  expect(await page.evaluate(() => trial.kept())).toEqual({ items: [], labels: {} })
  await page.goto('/de/help-center')
  await page.waitForFunction(
    () => localStorage.getItem('certification') && document.cookie.includes('articleDictionary='),
  )
  await page.goto('/trial/index.html')
  await page.waitForFunction(() => 'trial' in globalThis)
  const { items, labels } = await page.evaluate(() => trial.kept())
  expect(items).toEqual(await api('de')(certificationEndpoints.list))
  const { data } = await api('de')(dictionaryEndpoints.list, { query: { dictType: 'article' } })
  expect(labels).toEqual(Object.fromEntries(data.map((each) => [each.dictCode, each.dictLabel])))
})

test('remembers with which network a login was begun [AP-14]', async ({ page }) => {
  expect(await page.evaluate(() => trial.socialType())).toBe('')
  await page.evaluate(() => trial.rememberSocialType('google'))
  await page.reload()
  await page.waitForFunction(() => 'trial' in globalThis)
  expect(await page.evaluate(() => localStorage.getItem('socialType'))).toBe('"google"')
  expect(await page.evaluate(() => trial.socialType())).toBe('google')
})

test('a hidden page holds no timer, and goes on where it stopped [AP-18]', async ({ page }) => {
  const first = page.locator('[data-page="/"]')
  await stopTheClock(page)
  const ticks = Number(await first.locator('[data-ticks]').textContent())
  await page.clock.runFor(2000)
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 2))
  await expect(first.locator('[data-shown]')).toHaveText('1')

  await page.evaluate(() => trial.go('/other'))
  await expect(page.locator('[data-page="/other"]')).toBeVisible()
  await expect(first).toBeHidden()
  await page.clock.runFor(5000)
  await expect(page.locator('[data-page="/other"] [data-ticks]')).toHaveText('5')
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 2))

  await page.evaluate(() => trial.go('/'))
  await expect(first).toBeVisible()
  await page.clock.runFor(1000)
  await expect(first.locator('[data-ticks]')).toHaveText(String(ticks + 3))
  await expect(first.locator('[data-shown]')).toHaveText('2')
})

test('signing out drops every page, also what is typed in the one in sight [AP-18]', async ({
  page,
}) => {
  await page.evaluate(() => trial.signIn('layla'))
  await page.getByLabel('/', { exact: true }).fill('kept')
  await page.evaluate(() => trial.go('/other'))
  const other = page.getByLabel('/other')
  await other.fill('seen')
  await expect(page.locator('[data-page="/"]')).toHaveCount(1)

  await page.evaluate(() => trial.signOut())
  await expect(page.locator('[data-page="/"]')).toHaveCount(0)
  await expect(other).toHaveValue('')
})
