import { randomUUID } from 'node:crypto'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { aPhoto, stateFacts } from '../../machines/listing-form.ts'
import { expect, test } from '../office.ts'
import { someDrafts } from './drafts.ts'

const t = translator('en')

/** The prices of the list, without their currency. */
const prices = async (page: Page) => {
  const at = await page.getByRole('columnheader').allTextContents()
  const column = at.findIndex((text) => text.includes(t('portalDevice.priceAed')))
  return page.locator(`tbody [role="row"] > :nth-child(${column + 1})`).allTextContents()
}

test.describe('the equipment desk [BO-2]', () => {
  test(
    'narrows, sorts and opens the list by keyboard',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page, signIn }) => {
      await signIn({ permissions: ['device.read'] })
      await page.goto('/equipment')
      const row = page.locator('tbody [role="row"]')
      await expect(row.first()).toBeVisible()
      await expect(page.getByRole('link', { name: t('portalDevice.all') })).toBeVisible()
      // The table scrolls in its box; the page has nothing below it.
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      ).toBeLessThanOrEqual(0)
      await page.getByRole('columnheader', { name: t('portalDevice.priceAed') }).click()
      await expect(page).toHaveURL(/sort=-price/)
      await page.keyboard.press('/')
      await page.keyboard.type('no such machine')
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('portal.noMatchTitle'))).toBeVisible()
    },
  )

  test(
    'changes prices of a selection as one job, undoes it, and edits the others in a grid [EQ-8]',
    { tag: ['@desk-only', '@en-only'] },
    async ({ page, signIn, environment: { databaseUrl } }) => {
      const model = await someDrafts(3)
      await signIn({ permissions: ['device.read', 'device.reprice', 'device.move'] })
      await page.goto(`/equipment?words=${model}&sort=stockNo`)
      await expect(page.locator('tbody [role="row"]')).toHaveCount(3)
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      const bar = page.getByRole('toolbar', { name: t('portal.bulkActions') })
      await bar.getByRole('button', { name: t('portal.selectAll', { total: '3' }) }).click()
      await bar.getByRole('button', { name: t('portalDevice.bulkPrice') }).click()
      const dialog = page.getByRole('dialog')
      const start = dialog.locator('button[type=submit]')
      await expect(start).toBeDisabled()
      await dialog.getByLabel(t('portalDevice.changePercent')).pressSequentially('-10')
      await expect(start).toContainText('−10%')
      await start.click()
      const job = page.getByRole('region', { name: t('portal.jobRunning') })
      await expect(job).toContainText(t('portal.jobDone', { done: '3', failed: '0' }))
      await expect.poll(() => prices(page)).toEqual(['180,000', '180,000', '180,000'])
      await job.getByRole('button', { name: t('portal.jobUndo') }).click()
      await expect(job.getByRole('button', { name: t('portal.jobUndo') })).toHaveCount(0)
      await expect(job).toContainText(t('portal.jobDone', { done: '3', failed: '0' }))
      await expect.poll(() => prices(page)).toEqual(['200,000', '200,000', '200,000'])

      await bar.getByRole('button', { name: t('portalDevice.gridOpen') }).click()
      const grid = page.getByRole('grid', { name: t('portalDevice.gridTitle') })
      const cell = (stock: number, column: number) =>
        grid
          .getByRole('row')
          .filter({ hasText: `${model}-${stock}` })
          .getByRole('gridcell')
          .nth(column)
      await cell(1, 5).click()
      await page.keyboard.press('Enter')
      await page.keyboard.type('150,000')
      await page.keyboard.press('Enter')
      await cell(2, 5).dblclick()
      await page.keyboard.type('160000')
      await page.keyboard.press('Enter')
      await cell(3, 4).dblclick()
      await page.keyboard.press('w')
      await page.keyboard.press('Enter')
      await expect(cell(3, 4)).toHaveText(t('device.stateWithdrawn'))
      const changed = page.getByText(t('portalDevice.gridChanged', { count: 3 }))
      await expect(changed).toBeVisible()

      // The dialog promises a draft: what was typed is there again.
      await page
        .getByRole('link', { name: t('portal.today') })
        .first()
        .click()
      await page.getByRole('button', { name: t('portal.leaveGo') }).click()
      await expect(changed).toHaveCount(0)
      await page.goBack()
      await expect(changed).toBeVisible()
      await expect(cell(1, 5)).toHaveText('150,000')
      await sql(databaseUrl, 'update device set revision = revision + 1 where stock_no = $1', [
        `${model}-2`,
      ])
      await page.keyboard.press('Control+s')
      await expect(job).toContainText(t('portal.jobDone', { done: '2', failed: '1' }))
      await expect(cell(2, 8)).toHaveText(t('error.stateChanged'))
      await expect(page.getByText(t('portalDevice.gridChanged', { count: 1 }))).toBeVisible()
      await expect(cell(1, 5)).toHaveText('150,000')
      const saved = await sql(
        databaseUrl,
        'select price_minor, state from device where model = $1 order by stock_no',
        [model],
      )
      expect(saved.map((row) => [Number(row['price_minor']), row['state']])).toEqual([
        [15_000_000, 'draft'],
        [20_000_000, 'draft'],
        [20_000_000, 'withdrawn'],
      ])
    },
  )
})

test('on a phone in Arabic a machine is created with photos, priced and published, and is in the shop at once [EQ-8] @phone-only', async ({
  page,
  signIn,
  environment,
}) => {
  const say = translator('ar')
  const serial = `E2E${randomUUID().slice(0, 8).toUpperCase()}`
  await signIn({ locale: 'ar' })
  await page.goto('/equipment/new')
  for (const name of [
    say('device.category'),
    say('device.brand'),
    say('portalDevice.seller'),
    say('portalDevice.yard'),
  ]) {
    // Scrolling closes the list, so the field is in view before, and the option is chosen with the keyboard.
    const field = page.getByRole('combobox', { name })
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(async () => {
      await field.click()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(field).not.toHaveValue('', { timeout: 2000 })
    }).toPass()
  }
  await page.getByLabel(say('device.manufacturingYear')).fill('2020')
  await page.getByRole('combobox', { name: say('device.model') }).fill(`Z ${serial}`)
  await page.getByLabel(say('device.serialNumber')).fill(serial)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: say('portalDevice.createDraft') }).click()
  await page.waitForURL(/\/equipment\/[\da-f-]{36}$/)

  await page
    .getByLabel(say('portalDevice.addPhotos'), { exact: true })
    .setInputFiles([await aPhoto(page, 1), await aPhoto(page, 2)])
  await expect(page.getByRole('img', { name: new RegExp(String(2)) }).first()).toBeAttached()
  await stateFacts(page, say)
  await page.getByLabel(say('portalDevice.priceAed')).pressSequentially('145000')
  // While it is typed: the field still has the focus.
  await expect(page.getByRole('button', { name: say('portal.save'), exact: true })).toBeEnabled()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(say('portal.saved'), { exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: say('portalDevice.actionPublish') }).click()
  await expect(page.getByText(say('portalDevice.moved'))).toBeVisible()
  const published = Date.now()
  const deviceId = page.url().split('/').at(-1) ?? ''
  const { path } = deviceEndpoints.list
  const isListed = async () => {
    const reply = await page.request.get(
      `${environment.apiUrl}${path}?q=${encodeURIComponent(`Z ${serial}`)}`,
    )
    const text = await reply.text()
    return text.includes(deviceId) && text.includes('145000.00')
  }
  await expect.poll(isListed, { intervals: [100] }).toBe(true)
  expect(Date.now() - published).toBeLessThan(2000)
  const shown = await page.request.get(`${environment.url}/ar/device-detail/${deviceId}`)
  expect(shown.status()).toBe(200)
})
