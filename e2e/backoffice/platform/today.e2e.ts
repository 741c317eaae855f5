import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { expect, test } from '../office.ts'

/** A machine that shares a photo with another one, as the check of listings would state it. */
async function aConflict(databaseUrl: string) {
  const [machine] = await sql(
    databaseUrl,
    `update device set issues = array_append(array_remove(issues, 'duplicatePhoto'), 'duplicatePhoto')
     where seq = (select max(seq) from device where state = 'listed')
     returning id, serial_no, stock_no`,
  )
  if (!machine) throw new Error('the environment has no machine')
  return {
    id: String(machine['id']),
    serialNo: String(machine['serial_no']),
    stockNo: String(machine['stock_no']),
  }
}

test(
  'staff go from a decision to its list, and from a serial number to its machine [BO-2] [AP-16]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, signIn, environment }) => {
    const t = translator('en')
    const { id, serialNo, stockNo } = await aConflict(environment.databaseUrl)
    await signIn()
    await page.goto('/')
    const decision = page.getByRole('link', { name: t('backofficeToday.conflicts') })
    await expect(decision).toBeVisible()
    await decision.click()
    await expect(page).toHaveURL(/\/equipment\?issue=sameSerial&issue=duplicatePhoto$/)
    await expect(page.getByRole('row').filter({ hasText: stockNo })).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.keyboard.type(serialNo)
    await expect(page.getByRole('menuitem').filter({ hasText: stockNo })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/equipment/${id}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'staff go from a chart to its table and its file, in Arabic and the dark theme [BO-2] [AP-16]',
  { tag: ['@desk-only', '@ar-only'] },
  async ({ page, signIn }) => {
    const t = translator('ar')
    await signIn({ locale: 'ar', theme: 'dark' })
    await page.goto('/')
    await expect(
      page.getByRole('heading', { name: t('backofficeAnalytics.viewsPerDay') }),
    ).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)

    await page.goto('/figures/stock')
    const title = t('backofficeAnalytics.byAge')
    const panel = page.getByRole('region', { name: title })
    await expect(panel.getByRole('img', { name: title })).toBeVisible()
    await panel.getByRole('button', { name: t('portalFigure.table') }).click()
    await expect(panel.getByRole('table', { name: title })).toBeVisible()
    const saved = page.waitForEvent('download')
    await panel.getByRole('button', { name: t('portalFigure.csv', { title }) }).click()
    expect((await saved).suggestedFilename()).toBe('stock-by-age.csv')
    await page.getByRole('link', { name: t('backofficeAnalytics.traffic') }).click()
    await page.getByRole('button', { name: t('portalFigure.days', { count: 7 }) }).click()
    await expect(page).toHaveURL(/\/figures\?days=7$/)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  },
)
