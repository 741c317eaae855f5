import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible, themeFor } from '../environment/accessibility.ts'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'
import { mailsTo } from '../environment/mailbox.ts'
import { sql } from '../environment/sql.ts'
import { createAccount, randomAddress, callFrom } from './account.ts'
import { accountLink, mailedCode, passwordForm, sentCode, test, tokenIn } from './login-page.ts'
import { createMember } from './member.ts'

const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

const idsOf = async (environment: Environment, context: BrowserContext) =>
  callFrom(environment, randomAddress(), (await tokenIn(context))?.value)(favoriteEndpoints.ids)

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(`logs in with a password and returns to the page before, in ${locale} [RT-15] [MS-1] [AP-9]`, async ({
    page,
    context,
    environment,
  }) => {
    const who = await createAccount(environment)
    const back = `/${locale}/device-list?emirate=dubai`
    await open(page, `/${locale}/login?${new URLSearchParams({ back })}`)
    await passwordForm(page, locale).send(who)
    await expect(page).toHaveURL(back)
    await expect(accountLink(page, locale, who.nickName)).toBeVisible()

    const token = await tokenIn(context)
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const secret = token?.value ?? 'none'
    expect(await page.evaluate(() => document.cookie)).toContain('signed=1')
    expect(await page.evaluate(() => document.cookie)).not.toContain(secret)
    await page.goto(`/${locale}/user-center`)
    expect(await page.content()).not.toContain(secret)
    expect(page.url()).not.toContain(secret)
  })

  test(`logs in with a code from a mail, in ${locale} [MS-1] [ID-10]`, async ({
    page,
    environment,
  }) => {
    const { email, nickName } = await createAccount(environment)
    const before = (await mailsTo(email)).length
    await open(page, `/${locale}/login?back=%2F${locale}%2Fdevice-list`)
    await page.getByRole('link', { name: t('login.byEmail') }).click()
    await page.getByLabel(t('login.email'), { exact: true }).fill(email)
    await page.getByRole('button', { name: t('shell.sendCode') }).click()
    const code = page.getByLabel(t('login.code'))
    await expect(code).toBeFocused()
    await code.fill(await mailedCode(email, before))
    await page.getByRole('checkbox').check()
    await code.press('Enter')
    await expect(page).toHaveURL(`/${locale}/device-list`)
    await expect(accountLink(page, locale, nickName)).toBeVisible()
  })

  test(`logs in with a code from a text message, in ${locale} [MS-1]`, async ({
    page,
    environment,
  }) => {
    const { memberId, nickName } = await createMember(environment)
    const number = `+97150${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const verify = 'update member set mobile = $2, mobile_verified_at = now() where id = $1'
    await sql(environment.databaseUrl, verify, [memberId, number])
    await open(page, `/${locale}/login?by=mobile&back=%2F${locale}%2Fdevice-list`)
    await page.getByLabel(t('login.mobile')).fill(`0${number.slice(4)}`)
    await page.getByRole('button', { name: t('shell.sendCode') }).click()
    await page.getByLabel(t('login.code')).fill(await sentCode(number))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(page).toHaveURL(`/${locale}/device-list`)
    await expect(accountLink(page, locale, nickName)).toBeVisible()
  })

  test(`shows the attempts left and then the waiting time, in ${locale} [ID-9]`, async ({
    page,
    environment,
    address,
  }) => {
    const who = await createAccount(environment)
    await open(page, `/${locale}/login`)
    const form = passwordForm(page, locale)
    await form.send({ ...who, password: 'wrong-password' })
    await expect(form.password).toHaveAccessibleDescription(
      t('error.signInWrong', { left: 4, minutes: 15 }),
    )
    await expect(form.password).toBeFocused()
    const body = { ...who, password: 'another-wrong-one', agreed: TERMS_VERSION } as const
    for (let tries = 0; tries < 3; tries++)
      await callFrom(environment, address)(identityEndpoints.password, { body }).catch(() => {})
    await form.send({ ...who, password: 'the-last-wrong-one' })
    await expect(form.password).toHaveAccessibleDescription(t('error.signInWait', { minutes: 15 }))
  })

  test(`saves a machine for a visitor who logs in over the page, in ${locale} [ID-14]`, async ({
    page,
    context,
    environment,
    machine,
    api,
  }) => {
    const who = await createAccount(environment)
    await open(page, `/${locale}/device-list`)
    await markDocument(page)
    const { title } = await api(locale)(deviceEndpoints.detail, {
      query: { deviceId: machine.deviceId },
    })
    const save = page.getByLabel(t('device.save', { title })).first()
    await save.click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToSave') })
    await expect(dialog).toContainText(t('shell.returnToMachine'))
    await expect(dialog).toContainText(t('shell.loginFirst'))
    await passwordForm(dialog, locale).send(who)
    await expect(dialog).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: t('device.save', { title }), pressed: true }),
    ).toBeFocused()
    await expect(page).toHaveURL(`/${locale}/device-list`)
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => idsOf(environment, context)).toEqual([machine.deviceId])

    await page.reload()
    const heart = page.getByRole('button', { name: t('device.save', { title }) }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.press(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => idsOf(environment, context)).toEqual([])
  })

  test(`goes on with a request for a quote after the login over the page, in ${locale} [ID-14]`, async ({
    page,
    environment,
    machine: { deviceId },
  }) => {
    const who = await createAccount(environment)
    const path = `/${locale}/device-detail/${deviceId}`
    await open(page, path)
    await markDocument(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('deviceDetail.requestQuote') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToRequestQuote') })
    await expect(dialog).toContainText(t('shell.loginFirst'))
    await passwordForm(dialog, locale).send(who)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: t('inquiry.title') })).toBeVisible()
    await expect(page).toHaveURL(`/${locale}/inquiry?deviceId=${deviceId}`)
    expect(await isSameDocument(page)).toBe(true)
  })

  test(`asks a visitor of the messages to log in and then shows them, in ${locale} [ID-14]`, async ({
    page,
    environment,
  }) => {
    const who = await createAccount(environment)
    await open(page, `/${locale}/chat`)
    await expect(page).toHaveURL(new RegExp(`/${locale}/login\\?back=%2F${locale}%2Fchat$`))
    await expect(page.getByText(t('shell.loginFirst'))).toBeVisible()
    await passwordForm(page, locale).send(who)
    await expect(page).toHaveURL(`/${locale}/chat`)
    await expect(accountLink(page, locale, who.nickName)).toBeVisible()
  })

  test(`login page and dialog pass axe in ${locale} [RT-15]`, async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: themeFor(locale, project) })
    for (const by of ['email', 'mobile']) {
      await open(page, `/${locale}/login?by=${by}`)
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: t('login.byAccount'), exact: true }).click()
    await expect(page.getByLabel(t('login.account'))).toBeVisible()
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(page.getByLabel(t('login.account'))).toBeFocused()
    await expectAccessible(page)
    await open(page, `/${locale}/device-list`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.account'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginFirst') })
    await expect(dialog.getByLabel(t('login.account'))).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  })
}
