import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { createMember } from '../identity/member.ts'
import { FAVORITES, saveDearer, rowOf, save, saveSold, test } from './member-pages.ts'

const en = translator('en')

test(
  'favorites show price changes and sales, and can be removed [RT-24] [EQ-4]',
  { tag: '@desk-only' },
  async ({ page, member, machines, sold, language, t }) => {
    const [cheap, same] = machines
    if (!cheap || !same) throw new Error('too few machines')
    await saveDearer(member, cheap)
    await save(member, same)
    await saveSold(member, sold)
    await open(page, `/${language}${FAVORITES}`)
    await expect(rowOf(page, cheap)).toContainText('−')
    await expect(rowOf(page, same)).toContainText(t('userCenter.priceUnchanged'))
    await expect(rowOf(page, sold)).toContainText(t('device.stateSold'))

    const filters = page.getByRole('list', { name: t('shell.savedMachines') })
    await filters.getByRole('link', { name: t('userCenter.filterSold') }).click()
    await expect(page).toHaveURL(`/${language}${FAVORITES}?filter=sold`)
    await expect(rowOf(page, same)).toBeHidden()
    await expect(rowOf(page, sold)).toBeVisible()
    await filters.getByRole('link', { name: t('userCenter.all') }).click()
    await expect(page).toHaveURL(`/${language}${FAVORITES}`)

    await rowOf(page, same).getByRole('button').click()
    const undo = page.getByRole('button', { name: t('userCenter.undo') })
    await expect(undo).toBeFocused()
    await expect.poll(() => member.call(favoriteEndpoints.ids)).not.toContain(same.deviceId)
    await undo.click()
    await expect(rowOf(page, same)).toBeVisible()
    await expect.poll(() => member.call(favoriteEndpoints.ids)).toContain(same.deviceId)
  },
)

test(
  'compares up to four favorites [RT-24]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member, machines }) => {
    const chosen = machines.slice(0, 5)
    await save(member, ...chosen)
    await open(page, `/en${FAVORITES}`)
    for (const device of chosen.slice(0, 4))
      await rowOf(page, device).getByRole('checkbox').press('Space')
    const fifth = chosen[4]
    if (!fifth) throw new Error('too few machines')
    await rowOf(page, fifth).getByRole('checkbox').press('Space')
    await expect(rowOf(page, fifth).getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('link', { name: en('userCenter.compareSelected', { count: 4 }) }).click()
    const ids = chosen.slice(0, 4).map(({ deviceId }) => deviceId)
    await expect(page).toHaveURL(`/en/compare?ids=${ids.join(',')}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'shows why a machine could not be saved for 1.5 s, and takes the heart back [CL-7]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment }) => {
    await (await createMember(environment)).signIn(context)
    // Without the check of the console: a browser logs every refusal.
    const page = await context.newPage()
    await page.clock.install()
    // The machine has left the shop since the page was loaded.
    await page.route('**/api/p/favorite/add', (route) =>
      route.continue({ postData: JSON.stringify({ deviceId: crypto.randomUUID() }) }),
    )
    await open(page, '/en/device-list')
    const heart = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: en('device.save', { title: '' }).trim() })
      .first()
    await expect(heart).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const refused = page.waitForResponse((response) => response.status() === 404)
    await heart.click()
    const { code, msg } = (await (await refused).json()) as { code: string; msg: string }
    expect([code, msg]).toEqual(['A00001', en('error.notFound')])
    const toast = page.getByRole('alert').getByText(msg)
    await expect(toast).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.clock.runFor(1400)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  },
)
