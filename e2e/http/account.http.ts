import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { mailsTo } from '../environment/mailbox.ts'
import { createAccount, randomAddress } from '../identity/account.ts'
import { mailedCode } from '../identity/login-page.ts'
import { linksOf, load, textOf } from './html.ts'

test('the login page links back to own pages only [AP-25]', async ({ request }) => {
  const name = translator('en')('shell.backToPreviousPage')
  const back = async (to: string) => {
    const page = await load(request, `/en/login?${new URLSearchParams({ back: to })}`)
    expect(page.status).toBe(200)
    return linksOf(page).find((link) => link.name === name)?.href
  }
  expect(await back('/de/device-list?emirate=dubai')).toBe('/de/device-list?emirate=dubai')
  for (const away of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1'])
    expect([away, await back(away)]).toEqual([away, undefined])
})

for (const locale of LOCALE_CODES)
  test(`shows every step of the password reset in ${locale} [RT-17] [RT-18] [RT-19]`, async ({
    request,
  }) => {
    const t = translator(locale)
    const who = await createAccount()
    const before = (await mailsTo(who.email)).length
    const headers = { 'x-forwarded-for': randomAddress() }
    const step = async (path: string, form: Record<string, string>) => {
      const reply = await request.post(`/${locale}${path}`, { form, headers })
      return textOf(await reply.text())
    }
    expect(await step('/check-account', { account: who.account })).toContain(
      t('register.codeTitle'),
    )
    const code = await mailedCode(who.email, before)
    expect(await step('/reset-password/verify-email', { code })).toContain(t('register.resetTitle'))
    const password = 'Gravel-Kite-7!'
    const saved = await step('/reset-password', { password, confirmPassword: password })
    expect(saved).toContain(t('register.savedTitle'))
  })

for (const locale of LOCALE_CODES)
  test(`a later step without the one before it leads to the first in ${locale} [RT-16] [RT-18] [RT-19]`, async ({
    request,
  }) => {
    for (const [path, first] of [
      ['/register/account', '/register'],
      ['/register/done', '/register'],
      ['/reset-password', '/check-account'],
      ['/reset-password/verify-email', '/check-account'],
    ] as const) {
      const reply = await load(request, `/${locale}${path}`)
      const led = [path, reply.status, reply.headers['location']]
      expect(led).toEqual([path, 302, `/${locale}${first}`])
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

test('the two refusals say what to do [FM-2]', () => {
  const t = translator('en')
  expect(t('error.emailWrong')).toBe('Please enter a valid email address')
  expect(t('error.passwordsDiffer')).toBe('Passwords do not match')
})
