import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type {
  DraftFinding,
  InspectionForm,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessibility/axe.ts'
import type { Environment } from '../../environment/environment.ts'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { scriptWeight } from '../../environment/vitals.ts'
import { expect, test } from '../office.ts'

// Without a connection the browser reports every call, and the client logs it.
test.use({ expectedMessages: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|no readable answer/ })

/** Kilobytes of compressed script. */
const BUDGET = 350

/**
 * A machine on sale that no other test changes, with points and a known number of hours: another
 * test publishes one without.
 */
async function aMachine({ databaseUrl }: Environment, offset: number): Promise<string> {
  const [row] = await sql(
    databaseUrl,
    `select d.id from device d where d.state = 'listed' and d.work_hours > 1 and exists (
       select 1 from inspection_template t where t.category_id = d.category_id)
     order by d.stock_no desc offset $1 limit 1`,
    [offset],
  )
  return String(row?.['id'])
}

/** What someone else notes: every point is fine, but for those that are given otherwise. */
const noted = ({ points }: InspectionForm, given: Record<number, DraftFinding['state']>) =>
  points.flatMap(({ pointId }, n) => {
    const state = n in given ? given[n] : 'ok'
    return state ? [{ pointId, state, value: null, note: null, repairAed: null }] : []
  })

const wordsOf = (locale: LocaleCode) => {
  const t = translator(locale)
  const result = (page: Page, state: 'Ok' | 'Monitor' | 'Action') =>
    page.getByRole('radio', { name: t(`device.finding${state}`) })
  return { t, result }
}

test.describe('the inspection form in the yard [EQ-8] [BO-2] @phone-only', () => {
  test('opens without a connection, is sent later, shows a conflict and becomes a report', async ({
    page,
    context,
    signIn,
    api,
    environment,
  }, { annotations }) => {
    const { t, result } = wordsOf('en')
    const deviceId = await aMachine(environment, 0)
    await signIn()
    const measured = await context.newPage()
    const weight = await scriptWeight(measured, `/inspections/${deviceId}`)
    expect(weight).toBeLessThanOrEqual(BUDGET)
    annotations.push({ type: 'kB of script', description: String(weight) })
    await measured.close()
    await page.goto(`/inspections/${deviceId}`)
    await expect(page.getByText(t('backofficeInspection.ready'))).toBeVisible()
    const form = await api()(inspectionEndpoints.form, { query: { deviceId } })
    const [first, second] = form.points

    await context.setOffline(true)
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    await expect(page.getByText(t('backofficeInspection.offlineNote'))).toBeVisible()
    const meter = page.getByLabel(t('backofficeInspection.meterHours'))
    const lower = page.getByRole('alert').filter({ hasText: /./ })
    await meter.fill('1')
    await expect(lower).toBeVisible()
    await result(page, 'Action').check({ force: true })
    await page.getByRole('button', { name: t('backofficeInspection.nextPoint') }).click()
    await result(page, 'Action').check({ force: true })
    const remark = second?.remarks?.find(({ state }) => state === 'action')?.text ?? ''
    await page.getByRole('button', { name: remark, exact: true }).click()
    const camera = t('backofficeInspection.takePhotoOf', { name: second?.name ?? '' })
    const buffer = await page.screenshot({ type: 'jpeg' })
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel(camera).setInputFiles(file)
    const photo = t('backofficeInspection.photoOf', { name: second?.name ?? '' })
    await expect(page.getByRole('img', { name: photo })).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('backofficeInspection.stateWaiting')).first()).toBeVisible()

    const findings = noted(form, { 0: 'monitor', 1: null })
    const body = { deviceId, version: form.version, findings, forParts: false }
    await api()(inspectionEndpoints.save, { body })
    await context.setOffline(false)
    const theirs = page.getByRole('button', { name: t('backofficeInspection.useThere') })
    await expect(theirs).toHaveCount(1)
    await expect(
      page.getByRole('definition').filter({ hasText: t('device.findingMonitor') }),
    ).toBeVisible()
    await expectAccessible(page)
    await theirs.click()
    const sent = page.getByText(t('backofficeInspection.stateSent'), { exact: true })
    await expect(sent).toBeVisible({ timeout: 20_000 })

    await page.getByRole('button', { name: t('backofficeInspection.submit') }).click()
    const submitted = page.getByText(t('backofficeInspection.submitted'))
    await expect(submitted).toBeVisible({ timeout: 20_000 })
    await page.goto(`/inspections/${deviceId}/review`)
    await expect(lower).toBeVisible()
    await expect(page.getByText(remark, { exact: true })).toBeVisible()
    const accept = page.getByRole('button', { name: t('backofficeInspection.accept') })
    await accept.click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText(/^Report 5\d+ is finished/)).toBeVisible({ timeout: 20_000 })
    const report = await page.getByText(/^Report 5\d+ is finished/).textContent()
    const grade = /Grade ([A-E])/.exec(report ?? '')?.[1] ?? ''
    await expect(async () => {
      await page.goto(`${environment.url}/en/device-detail/${deviceId}`)
      const mark = page.getByRole('img', { name: t('device.gradeName', { grade }) })
      await expect(mark.first()).toBeVisible({ timeout: 1000 })
      await expect(page.getByText(first?.name ?? '').first()).toBeAttached({ timeout: 1000 })
    }).toPass()
  })

  test('keeps what is not sent for its own person, mirrored in Arabic', async ({
    page,
    context,
    signIn,
    environment,
  }) => {
    const { t, result } = wordsOf('ar')
    const deviceId = await aMachine(environment, 1)
    await signIn({ locale: 'ar' })
    await page.goto(`/inspections/${deviceId}`)
    await expect(page.getByText(t('backofficeInspection.ready'))).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await result(page, 'Ok').check({ force: true })
    const waiting = page.getByText(t('backofficeInspection.stateWaiting')).first()
    await expect(waiting).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await page.goto('/inspections')
    await expect(waiting).toBeVisible()

    // Another person on the same phone finds nothing.
    await signIn({ locale: 'ar' })
    await context.setOffline(false)
    await page.goto('/inspections')
    await expect(page.getByText(t('backofficeInspection.waiting'))).toBeVisible()
    await expect(page.getByText(t('backofficeInspection.onThisDevice'))).toBeHidden()
  })
})
