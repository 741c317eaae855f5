import { readFile } from 'node:fs/promises'
import { textEndpoints } from '@ironsouq/contract/content/text/text.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

const t = translator('ar')
const KEY = 'backofficeText.historyOperator'

test('staff export the texts of a language, see what a file would change, and import it [BO-2] [AP-1]', async ({
  page,
  signIn,
  api,
}) => {
  const call = api()
  await signIn({ permissions: ['text.edit', 'setting.edit'], locale: 'ar' })
  await page.goto('/texts')
  await page.getByRole('link', { name: t('backofficeTextFile.title') }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('backofficeTextFile.download') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('texts-ar-AE.csv')
  const content = await readFile(await file.path(), 'utf8')
  const changed = content
    .split('\r\n')
    .map((line) => (line.startsWith(`${KEY},`) ? `${KEY},Operator,مشغل الموقع,` : line))
  await page.locator('input[type=file]').setInputFiles({
    name: 'texts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([...changed, 'common.noSuchText,,x,'].join('\r\n')),
  })
  const result = page.getByRole('region', { name: LOCALES.ar.name, exact: true })
  await expect(result.getByText('مشغل الموقع')).toBeVisible()
  await expect(result.getByText(t('backofficeTextFile.faultKey'))).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await result.getByRole('button', { name: t('backofficeTextFile.apply', { count: 1 }) }).click()
  await expect(page.getByText(t('backofficeTextFile.done', { count: 1 }))).toBeVisible()

  const record = await call(textEndpoints.record, { query: { key: KEY } })
  expect(record.languages.find(({ locale }) => locale === 'ar')?.override).toBe('مشغل الموقع')
  const body = { key: KEY, version: record.version, texts: { ar: null } }
  await call(textEndpoints.save, { body })
})
