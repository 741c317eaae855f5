import { translator } from '@ironsouq/i18n/translate'
import { sql } from '../environment/sql.ts'
import { expect, test } from './shell-page.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const en = translator('en')

test('shows a server error for 1.5 s and logs it [CL-8]', async ({ page, environment }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  const rename = (from: string, to: string) =>
    sql(environment.databaseUrl, `alter table ${from} rename to ${to}`)
  await rename('certification', 'certification_away')
  try {
    const code = await page.evaluate(() =>
      services.certifications().catch((err: unknown) => (err as { code: string }).code),
    )
    expect(code).toBe('A00005')
  } finally {
    await rename('certification_away', 'certification')
  }
  const toast = page.getByRole('alert').getByText(en('shell.popupServerProblem'))
  await expect(toast).toBeVisible()
  expect(logged.join()).toContain('/certificationInfo/list failed on the server')
  await page.clock.runFor(1600)
  await expect(toast).toHaveCount(0)
})
