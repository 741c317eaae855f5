import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { codeFor, mailsTo } from '../environment/mailbox.ts'
import { sql } from '../environment/sql.ts'
import { callFrom, createAccount, randomAddress } from '../identity/account.ts'
import { mailedCode } from '../identity/login-page.ts'
import { newVisitor, NEW_PASSWORD } from '../identity/register-page.ts'
import { visitorOf } from './visitor.ts'

/** Failed attempts are counted by address: each test has its own. */
const fromElsewhere = () => ({ 'x-forwarded-for': randomAddress() })

const agreed = TERMS_VERSION

for (const locale of ['en', 'ar'] as const) {
  const t = translator(locale)

  test(`a visitor without JavaScript logs in after a wrong password, in ${locale} [RT-15]`, async ({
    request,
  }) => {
    const { account, password } = await createAccount()
    const visitor = visitorOf(request, fromElsewhere())
    const page = await visitor.open(`/${locale}/login?back=%2F${locale}%2Fuser-center`)
    const wrong = { account, password: 'wrong-password', agreed }
    const refused = await page.send(t('login.submit'), wrong)
    expect(refused.text).toContain(t('error.signInWrong', { left: 4, minutes: 15 }))
    expect(refused.valueOf('account')).toBe(account)
    expect(refused.valueOf('password')).toBe('')
    const sent = await refused.send(t('login.submit'), { account, password, agreed })
    expect(sent.path).toBe(`/${locale}/user-center`)
  })

  test(`a visitor without JavaScript logs in with a mailed code, in ${locale} [MS-1]`, async ({
    request,
  }) => {
    const { email } = await createAccount()
    const before = (await mailsTo(email)).length
    const visitor = visitorOf(request, fromElsewhere())
    const page = await visitor.open(`/${locale}/login?back=%2F${locale}%2Fuser-center`)
    const byEmail = await page.follow(t('login.byEmail'))
    const asked = await byEmail.send(t('shell.sendCode'), { target: email })
    const code = await mailedCode(email, before)
    const sent = await asked.send(t('login.submit'), { code, agreed })
    expect(sent.path).toBe(`/${locale}/user-center`)
  })

  test(`a login shows the attempts left and then the waiting time, in ${locale} [ID-9]`, async ({
    request,
    environment,
  }) => {
    const { account } = await createAccount()
    const address = randomAddress()
    const visitor = visitorOf(request, { 'x-forwarded-for': address })
    const wrong = { account, password: 'wrong-password', agreed }
    const page = await visitor.open(`/${locale}/login`)
    const first = await page.send(t('login.submit'), wrong)
    expect(first.text).toContain(t('error.signInWrong', { left: 4, minutes: 15 }))
    const body = { account, password: 'another-wrong-one', agreed }
    for (let tries = 0; tries < 3; tries++)
      await callFrom(environment, address)(identityEndpoints.password, { body }).catch(() => {})
    const last = await first.send(t('login.submit'), wrong)
    expect(last.text).toContain(t('error.signInWait', { minutes: 15 }))
  })
}

const t = translator('en')

test('a visitor without JavaScript registers in three steps [RT-16] [MS-1]', async ({
  request,
}) => {
  const { account, email } = newVisitor()
  const visitor = visitorOf(request, fromElsewhere())
  const page = await visitor.open('/en/register')
  const asked = await page.send(t('shell.sendCode'), { target: email })
  expect(asked.text).toContain(t('register.codeFromEmail'))
  const second = await asked.send(t('register.next'), { code: await codeFor(email) })
  expect(second.heading).toBe(t('register.accountTitle'))
  const person = { account, nickName: 'Yard Buyer', password: NEW_PASSWORD, agreed }
  const differing = { ...person, confirmPassword: 'Gravel-31!' }
  const refused = await second.send(t('register.createAccount'), differing)
  expect(refused.text).toContain(t('error.passwordsDiffer'))
  expect(refused.valueOf('account')).toBe(account)
  const opened = { ...person, confirmPassword: NEW_PASSWORD }
  const done = await refused.send(t('register.createAccount'), opened)
  expect(done.heading).toBe(t('register.doneTitle'))
  const { cookies } = await request.storageState()
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true })
})

test('the single form sends its code and keeps typed text without JavaScript [ID-1]', async ({
  request,
}) => {
  const { account, email } = newVisitor()
  const visitor = visitorOf(request, fromElsewhere())
  const page = await visitor.open('/en/register/form')
  const passwords = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const person = { account, nickName: 'Yard Buyer', email, agreed }
  const asked = await page.send(t('shell.sendCode'), { ...person, ...passwords })
  expect(asked.valueOf('account')).toBe(account)
  expect(asked.valueOf('email')).toBe(email)
  expect(asked.valueOf('password')).toBe('')
  const code = await codeFor(email)
  const done = await asked.send(t('register.createAccount'), { ...person, ...passwords, code })
  expect(done.heading).toBe(t('register.doneTitle'))
})

test('a visitor without JavaScript resets a password [RT-17] [RT-18] [RT-19] [ID-2] [FM-2]', async ({
  request,
  environment,
}) => {
  const who = await createAccount()
  const before = (await mailsTo(who.email)).length
  const visitor = visitorOf(request, fromElsewhere())
  const page = await visitor.open('/en/check-account')
  const unnamed = await page.send(t('register.sendMe'), { account: '' })
  expect(unnamed.text).toContain(t('error.fieldRequired'))
  const asked = await unnamed.send(t('register.sendMe'), { account: who.account })
  expect(asked.heading).toBe(t('register.codeTitle'))
  const right = await mailedCode(who.email, before)
  const third = await asked.send(t('register.checkCode'), { code: right })
  expect(third.heading).toBe(t('register.resetTitle'))
  const save = (password: string, confirmPassword: string) =>
    third.send(t('register.save'), { password, confirmPassword })
  const short = await save('short1', 'short2')
  expect(short.text).toContain(t('error.newPasswordWrong'))
  expect(short.text).toContain(t('error.passwordsDiffer'))
  expect((await save('Password1!', 'Password1!')).text).toContain(t('error.passwordCommon'))
  const saved = await save(NEW_PASSWORD, NEW_PASSWORD)
  expect(saved.heading).toBe(t('register.savedTitle'))
  const body = { account: who.account, password: NEW_PASSWORD, agreed } as const
  const call = callFrom(environment, randomAddress())
  const { user } = Session.parse(await call(identityEndpoints.password, { body }))
  expect(user.nickName).toBe(who.nickName)
})

test('a reset does not reveal whether an account exists [RT-17] [ID-11]', async ({ request }) => {
  const { account: known } = await createAccount()
  const textFor = async (account: string) => {
    const visitor = visitorOf(request, fromElsewhere())
    const page = await visitor.open('/en/check-account')
    const asked = await page.send(t('register.sendMe'), { account })
    expect(asked.path).toBe('/en/reset-password/verify-email')
    const wrong = await asked.send(t('register.checkCode'), { code: '000000' })
    expect(wrong.text).toContain(t('error.codeWrongLeft', { left: 4 }))
    return asked.text.replaceAll(account, 'ACCOUNT').replaceAll(/\d\d:\d\d/g, 'TIME')
  }
  const expected = await textFor(known)
  expect(await textFor(newVisitor().account)).toBe(expected)
})

test('a visitor without JavaScript binds a social login [ID-12]', async ({
  request,
  environment,
}) => {
  const ar = translator('ar')
  await sql(environment.databaseUrl, `delete from social_binding where subject = 'nour'`)
  const visitor = visitorOf(request, fromElsewhere())
  const page = await visitor.open('/ar/login?back=%2Far%2Fdevice-list')
  const provider = await page.send(ar('login.continueWith', { name: 'Google' }))
  const bound = await provider.send('Nour Al Mansoori the Younger')
  expect(bound.path).toMatch(/^\/ar\/login\?bind=1/)
  const { account, password } = await createAccount()
  const done = await bound.send(ar('login.bindSubmit'), { account, password, agreed })
  expect(done.path).toBe('/ar/device-list')
  const { cookies } = await request.storageState()
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true })
})
