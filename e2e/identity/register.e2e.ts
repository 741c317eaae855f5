import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { codeFor } from '../environment/mailbox.ts'
import { sql } from '../environment/sql.ts'
import { createAccount, randomAddress, callFrom } from './account.ts'
import { accountLink, sentCode, test, tokenIn } from './login-page.ts'
import { accountForm, newVisitor, NEW_PASSWORD, paste } from './register-page.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Requests a code by mail and waits for its field. */
async function requestCodeByMail(page: Page, locale: LocaleCode, email: string) {
  const t = translator(locale)
  await page.getByLabel(t('register.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('shell.sendCode') }).click()
  const code = page.getByLabel(t('register.codeFromEmail'))
  await expect(code).toBeVisible()
  return code
}

test('registers in three steps by email and returns to the page before [RT-16] [MS-1]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const { account, email } = newVisitor()
  const back = `/${language}/device-list?emirate=dubai`
  await open(page, `/${language}/register?${new URLSearchParams({ back })}`)
  const code = await requestCodeByMail(page, language, email)
  await expect(code).toBeFocused()
  await paste(page, t('register.codeFromEmail'), await codeFor(email))
  await code.press('Enter')

  await expect(page).toHaveURL(`/${language}/register/account`)
  await expect(heading(page)).toHaveText(t('register.accountTitle'))
  await expect(page.getByText(email)).toBeVisible()
  const form = accountForm(page, language)
  await form.fill(account)
  await expect(page.getByText(t('register.available'), { exact: true })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'register')
  expect(cookie).toMatchObject({ httpOnly: true })
  const { ticket } = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString()) as {
    ticket: string
  }
  expect(ticket).toBeTruthy()
  expect(await page.content()).not.toContain(ticket)
  await form.open.click()

  await expect(heading(page)).toHaveText(t('register.doneTitle'))
  const token = await tokenIn(context)
  expect(token).toMatchObject({ httpOnly: true })
  const call = callFrom(environment, randomAddress(), token?.value)
  expect(await call(memberEndpoints.userInfo)).toMatchObject({
    nickName: 'Yard Buyer',
    userMail: email,
  })
  await page.getByRole('link', { name: t('register.goBackAction') }).click()
  await expect(page).toHaveURL(back)
})

test('registers in three steps by mobile [MS-1] [ID-7]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const { account, mobile } = newVisitor()
  await open(page, `/${language}/register`)
  await page.getByRole('link', { name: t('register.mobile'), exact: true }).click()
  const number = page.getByRole('textbox', { name: t('register.mobile'), exact: true })
  await number.fill('12')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(t('error.mobileWrong'))
  await expect(number).toBeFocused()
  await number.fill(mobile.replace('+971', '0')) // as it is written in the Emirates
  await number.press('Enter')
  const code = page.getByLabel(t('register.codeFromSms'))
  await code.fill(await sentCode(mobile))
  await code.press('Enter')
  await expect(heading(page)).toHaveText(t('register.accountTitle'))
  const form = accountForm(page, language)
  await form.fill(account)
  await form.open.click()
  await expect(heading(page)).toHaveText(t('register.doneTitle'))
  const call = callFrom(environment, randomAddress(), (await tokenIn(context))?.value)
  expect(await call(memberEndpoints.userInfo)).toMatchObject({ userMobile: mobile })
})

test('registers with the single form [ID-1] [ID-2] [ID-6] [ID-8]', async ({
  page,
  context,
  language,
  t,
}) => {
  const { account, email } = newVisitor()
  await open(page, `/${language}/register/form`)
  const form = accountForm(page, language)
  await form.fill(account)
  await form.company.fill('Gulf Ring Contracting')
  await form.email.fill(email)
  await page.getByRole('button', { name: t('shell.sendCode') }).click()
  await expect(page.getByRole('button', { name: /00:\d\d/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(form.account).toHaveValue(account)
  await form.emailCode.fill(await codeFor(email))
  await form.open.click()
  await expect(heading(page)).toHaveText(t('register.doneTitle'))
  expect(await tokenIn(context)).toBeDefined()
})

test(
  'explains each empty field and focuses the first [FM-3]',
  { tag: '@en-only' },
  async ({ page }) => {
    const t = translator('en')
    await open(page, '/en/register/form')
    const form = accountForm(page, 'en')
    await form.open.click()
    await expect(form.nickName).toBeFocused()
    for (const field of [form.nickName, form.account, form.email, form.emailCode, form.password]) {
      await expect(field).toHaveAccessibleDescription(t('error.fieldRequired'))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(form.agreed).toHaveAccessibleDescription(t('error.termsNotAgreed'))
    await form.nickName.fill('Yard Buyer')
    await expect(form.nickName).not.toHaveAttribute('aria-invalid', 'true')
    await form.account.fill('yard buyer')
    await form.open.click()
    await expect(form.account).toBeFocused()
    await expect(form.account).toHaveAccessibleDescription(t('error.accountWrong'))
  },
)

test('marks the password rules that are met [ID-2]', { tag: '@en-only' }, async ({ page }) => {
  const t = translator('en')
  await open(page, '/en/register/form')
  const form = accountForm(page, 'en')
  const met = page.getByRole('listitem').filter({ hasText: t('register.ruleMet') })
  await expect(met).toHaveCount(0)
  await form.password.fill('souq77x')
  await expect(met).toHaveText([
    new RegExp(t('register.ruleLetter')),
    new RegExp(t('register.ruleDigit')),
  ])
  await form.password.fill(NEW_PASSWORD)
  await expect(met).toHaveCount(4)
  await form.again.fill(NEW_PASSWORD)
  await expect(form.again).toHaveAccessibleDescription(t('register.passwordsMatch'))
  await form.again.fill('Gravel-31!')
  await form.company.focus()
  await expect(form.again).toHaveAccessibleDescription(t('error.passwordsDiffer'))
  const show = page.getByRole('button', { name: t('shell.showPassword') }).first()
  await show.click()
  await expect(form.password).toHaveAttribute('type', 'text')
})

test(
  'accepts a pasted code in any format and shows the attempts left after a wrong one [ID-10]',
  { tag: '@en-only' },
  async ({ page }) => {
    const t = translator('en')
    const { email } = newVisitor()
    await open(page, '/en/register')
    const code = await requestCodeByMail(page, 'en', email)
    const label = t('register.codeFromEmail')
    for (const copied of ['407 118', '407-118', '٤٠٧١١٨', '۴۰۷۱۱۸', 'Your code: 407118.']) {
      await code.fill('')
      await paste(page, label, copied)
      await expect(code).toHaveValue('407118')
    }
    const right = await codeFor(email)
    await code.fill(right === '407118' ? '407119' : '407118')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(t('error.codeWrongLeft', { left: 4 }))
    await expect(code).toBeFocused()
    await expect(
      page.getByRole('button', { name: t('shell.sendCodeIn', { clock: '00:' }) }),
    ).toBeVisible()
    await code.pressSequentially(`${right}9`) // only six digits are accepted
    await code.fill(right)
    await code.press('Enter')
    await expect(heading(page)).toHaveText(t('register.accountTitle'))
  },
)

test(
  'reports a taken account name before submission [ID-6]',
  { tag: '@en-only' },
  async ({ page }) => {
    const t = translator('en')
    const other = await createAccount()
    const { email } = newVisitor()
    await open(page, '/en/register')
    const code = await requestCodeByMail(page, 'en', email)
    await code.fill(await codeFor(email))
    await code.press('Enter')
    const form = accountForm(page, 'en')
    await form.account.fill(other.account)
    await form.nickName.fill('Yard Buyer')
    await expect(form.account).toHaveAccessibleDescription(t('error.accountTaken'))
    await expect(form.nickName).toHaveAccessibleDescription(
      t('register.nickNameCount', { count: 10, max: 15 }),
    )
  },
)

test(
  'binds a social login to the account that is registered with it [ID-12]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment }) => {
    const t = translator('en')
    const { account, email } = newVisitor()
    const back = '/en/device-list'
    const byGoogle = async () => {
      await open(page, `/en/login?${new URLSearchParams({ back })}`)
      await page.getByRole('button', { name: t('login.continueWith', { name: 'Google' }) }).click()
      await page.getByRole('button', { name: 'Salim', exact: true }).click()
    }
    await sql(environment.databaseUrl, `delete from social_binding where subject = 'salim'`)
    await byGoogle()
    await page.getByRole('link', { name: t('login.bindCreate') }).click()
    await expect(heading(page)).toHaveText(t('register.verifyTitle'))
    const code = await requestCodeByMail(page, 'en', email)
    await code.fill(await codeFor(email))
    await code.press('Enter')
    await expect(page.getByText(t('register.binding'))).toBeVisible()
    const form = accountForm(page, 'en')
    await form.fill(account)
    await form.open.click()
    await expect(heading(page)).toHaveText(t('register.doneTitle'))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('bind')

    // Requests with the member's cookies end here.
    await page.goto('about:blank')
    await context.clearCookies()
    await byGoogle()
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, 'en', 'Yard Buyer')).toBeVisible()
  },
)

test('works by keyboard [RT-16]', { tag: '@en-only' }, async ({ page }) => {
  const t = translator('en')
  const { email } = newVisitor()
  await open(page, '/en/register')
  await page.getByLabel(t('register.email'), { exact: true }).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('shell.sendCode') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('register.codeFromEmail'))).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: t('register.change') })).toBeFocused()
  await page.keyboard.press('Enter')
  const address = page.getByRole('textbox', { name: t('register.email'), exact: true })
  await expect(address).toBeEditable()
  await expect(address).toBeFocused()
  await expect(address).toHaveValue(email)
})
