import { LOCALES } from '@ironsouq/i18n/locales'
import { expect, test } from './fixtures.ts'
import { sql } from './stage/sql.ts'

test('does not offer a language that the server hides [AP-2] [AP-5]', async ({
  page,
  context,
  stage,
}) => {
  const hide = (hidden: boolean) =>
    sql(stage.databaseUrl, `update language set hidden = $1 where code = 'pt'`, [hidden])
  const menu = page.getByRole('navigation', { name: 'Language' })
  const offered = async () => {
    // A page that nobody has asked for yet: nothing told the kept ones that they are old.
    await page.goto(`/en/device-list?q=${crypto.randomUUID()}`)
    return menu.locator('a').allTextContents()
  }
  expect(await offered()).toContain(LOCALES.pt.name)

  await hide(true)
  await expect.poll(offered).not.toContain(LOCALES.pt.name)
  await expect(page.locator('head link[hreflang="pt-BR"]')).toHaveCount(0)
  expect(await offered()).toHaveLength(9)

  await context.addCookies([{ name: 'lang', value: 'pt', url: stage.url }])
  await page.goto('/device-list')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await hide(false)
  await expect.poll(offered).toContain(LOCALES.pt.name)
})
