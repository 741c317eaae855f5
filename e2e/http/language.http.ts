import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { alternatesOf, canonicalOf, langOf, load, setCookiesOf } from './html.ts'

test('uses the saved language if it is offered, otherwise saves and uses the default [AP-3] [AP-4]', async ({
  request,
}) => {
  for (const cookie of ['', 'lang=xx', 'lang=']) {
    const page = await load(request, '/device-list', { cookie })
    expect(setCookiesOf(page)).toEqual(['lang=en; Max-Age=15768000; Path=/; SameSite=Lax'])
    expect(langOf(page).lang).toBe('en')
  }
  const known = await load(request, '/device-list', { cookie: 'lang=ar' })
  expect(setCookiesOf(known)).toEqual([])
  expect(langOf(known).lang).toBe('ar-AE')
})

test('uses the language of the address and leaves the saved one alone [AP-5]', async ({
  request,
}) => {
  const page = await load(request, '/de/device-list', { cookie: 'lang=ar' })
  expect(setCookiesOf(page)).toEqual([])
  expect(langOf(page).lang).toBe('de')
})

test('saves a chosen language or currency and redirects to own pages only [AP-4] [AP-15]', async ({
  request,
}) => {
  const choose = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const reply = await request.post('/choice', { form, headers, maxRedirects: 0 })
    const cookies = setCookiesOf({ headers: reply.headers() })
    return { status: reply.status(), location: reply.headers()['location'], cookies }
  }
  expect(await choose({ currency: 'AED', back: '/ar/device-list?emirate=dubai' })).toEqual({
    status: 303,
    location: '/ar/device-list?emirate=dubai',
    cookies: ['currency=AED; Max-Age=15768000; Path=/; SameSite=Lax'],
  })
  const language = await choose({ lang: 'he', back: '/ar/device-list' })
  expect(language.location).toBe('/he/device-list')
  expect(language.cookies).toEqual([expect.stringContaining('lang=he;')])

  const unknown = await choose({ lang: 'xx', currency: 'XXX', back: '//elsewhere.example/' })
  expect(unknown).toMatchObject({ location: '/', cookies: [] })

  const forged = await choose({ lang: 'he', back: '/' }, { 'sec-fetch-site': 'cross-site' })
  expect(forged).toMatchObject({ status: 403, cookies: [] })
})

test('sends a page the messages of its own language and no others [AP-1]', async ({ request }) => {
  const { html } = await load(request, '/ar/device-list')
  expect(html).toContain(translator('ar')('device.sortPriceLow'))
  expect(html).not.toContain(translator('en')('device.sortPriceLow'))
  expect(html).not.toContain(translator('ar')('error.stateChanged'))
})

test('names the address of a page in every language [AP-5]', async ({ request, environment }) => {
  const { headers } = await load(request, '/device-list?sort=priceLow&emirate=dubai&q=')
  const page = await load(request, headers['location'] ?? '')
  const at = (prefix: string) => `${environment.url}${prefix}/device-list?emirate=dubai`
  expect(canonicalOf(page)).toEqual([at('/en')])
  expect(alternatesOf(page)).toEqual({
    ...Object.fromEntries(LOCALE_CODES.map((code) => [LOCALES[code].bcp47, at(`/${code}`)])),
    'x-default': at(''),
  })
})
