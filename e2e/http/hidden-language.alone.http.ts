import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { alternatesOf, elementsOf, langOf, load } from './html.ts'

test('does not offer a language that the server hides [AP-2] [AP-5]', async ({
  request,
  environment,
}) => {
  const hide = (hidden: boolean) =>
    sql(environment.databaseUrl, `update language set hidden = $1 where code = 'pt'`, [hidden])
  // A new address: the SQL statement purges no cached page.
  const page = () => load(request, `/en/device-list?q=${crypto.randomUUID()}`)
  const offered = async () =>
    elementsOf((await page()).html, 'a')
      .filter(({ attributes }) => attributes['hreflang'])
      .map(({ text }) => text)
  expect(await offered()).toEqual(LOCALE_CODES.map((code) => LOCALES[code].name))

  await hide(true)
  await expect.poll(offered).not.toContain(LOCALES.pt.name)
  expect(await offered()).toHaveLength(LOCALE_CODES.length - 1)
  expect(alternatesOf(await page())).not.toHaveProperty(LOCALES.pt.bcp47)
  expect(langOf(await load(request, '/device-list', { cookie: 'lang=pt' })).lang).toBe('en')

  await hide(false)
  await expect.poll(offered).toContain(LOCALES.pt.name)
})
