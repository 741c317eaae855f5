import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { linksOf, load, textOf } from './html.ts'

test('the login page links back to own pages only [AP-25]', async ({ request }) => {
  const name = translator('en')('shell.backToBefore')
  const back = async (to: string) => {
    const page = await load(request, `/en/login?${new URLSearchParams({ back: to })}`)
    expect(page.status).toBe(200)
    return linksOf(page).find((link) => link.name === name)?.href
  }
  expect(await back('/de/device-list?emirate=dubai')).toBe('/de/device-list?emirate=dubai')
  for (const away of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1'])
    expect([away, await back(away)]).toEqual([away, undefined])
})

test('a later step without the one before it leads to the first [RT-16] [RT-18] [RT-19]', async ({
  request,
}) => {
  for (const [path, first] of [
    ['/en/register/account', '/en/register'],
    ['/en/register/done', '/en/register'],
    ['/en/reset-password', '/en/check-account'],
    ['/en/reset-password/verify-email', '/en/check-account'],
  ] as const) {
    const reply = await load(request, path)
    expect([path, reply.status, reply.headers['location']]).toEqual([path, 302, first])
  }
})

for (const locale of LOCALE_CODES)
  test(`refuses a wrong address and a different second password in ${locale} [FM-2] [ID-7]`, async ({
    request,
  }) => {
    const t = translator(locale)
    const reply = await request.post(`/${locale}/register/form`, {
      form: {
        nickName: 'Yard Buyer',
        account: 'yard_buyer',
        email: 'buyer@yard',
        code: '123456',
        password: 'Gravel-31?',
        confirmPassword: 'Gravel-31!',
        agreed: TERMS_VERSION,
      },
    })
    expect(reply.status()).toBe(400)
    const text = textOf(await reply.text())
    expect(text).toContain(t('error.emailWrong'))
    expect(text).toContain(t('error.passwordsDiffer'))
  })

test('the two refusals have the wording of the specification [FM-2]', () => {
  const t = translator('en')
  expect(t('error.emailWrong')).toBe('Please enter the correct email address')
  expect(t('error.passwordsDiffer')).toBe('passwords do not match')
})
