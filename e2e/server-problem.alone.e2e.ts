import { sql } from './stage/sql.ts'
import { expect, test } from './trial.ts'

test('owns up for 1.5 s to a problem of the server, and logs it [CL-8]', async ({
  page,
  stage,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  const rename = (from: string, to: string) =>
    sql(stage.databaseUrl, `alter table ${from} rename to ${to}`)
  await rename('certification', 'certification_away')
  try {
    const code = await page.evaluate(() =>
      trial.certifications().catch((err: unknown) => (err as { code: string }).code),
    )
    expect(code).toBe('A00005')
  } finally {
    await rename('certification_away', 'certification')
  }
  const toast = page.getByRole('alert').getByText('The server is having a minor problem')
  await expect(toast).toBeVisible()
  expect(logged.join()).toContain('/certificationInfo/list failed on the server')
  await page.clock.runFor(1600)
  await expect(toast).toHaveCount(0)
})
