import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext } from '@playwright/test'
import { anAccount, anAddress, callFrom } from './account.ts'
import { expect } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'
import { accountLink, mailedCode, open, passwordForm, sentCode, test, tokenIn } from './login.ts'
import { mailsTo } from './mailbox.ts'
import { aMember } from './member.ts'
import { sql } from './stage/sql.ts'
import type { Stage } from './stage/stage.ts'

const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

const idsOf = async (stage: Stage, context: BrowserContext) =>
  callFrom(stage, anAddress(), (await tokenIn(context))?.value)(favoriteEndpoints.ids)

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(`logs in with a password and goes on where he was, in ${locale} [RT-15] [MS-1] [AP-9]`, async ({
    page,
    context,
    stage,
  }) => {
    const who = await anAccount(stage)
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

  test(`logs in with a code from a mail, in ${locale} [MS-1] [ID-10]`, async ({ page, stage }) => {
    const { email, nickName } = await anAccount(stage)
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

  test(`logs in with a code from a short message, in ${locale} [MS-1]`, async ({ page, stage }) => {
    const { memberId, nickName } = await aMember(stage)
    const number = `+97150${String(Date.now() % 10_000_000).padStart(7, '0')}`
    const verify = 'update member set mobile = $2, mobile_verified_at = now() where id = $1'
    await sql(stage.databaseUrl, verify, [memberId, number])
    await open(page, `/${locale}/login?by=mobile&back=%2F${locale}%2Fdevice-list`)
    await page.getByLabel(t('login.mobile')).fill(`0${number.slice(4)}`)
    await page.getByRole('button', { name: t('shell.sendCode') }).click()
    await page.getByLabel(t('login.code')).fill(await sentCode(number))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(page).toHaveURL(`/${locale}/device-list`)
    await expect(accountLink(page, locale, nickName)).toBeVisible()
  })

  test(`says how many tries are left, and then how long to wait, in ${locale} [ID-9]`, async ({
    page,
    stage,
    address,
  }) => {
    const who = await anAccount(stage)
    await open(page, `/${locale}/login`)
    const form = passwordForm(page, locale)
    await form.send({ ...who, password: 'not-his-password' })
    await expect(form.password).toHaveAccessibleDescription(
      t('error.signInWrong', { left: 4, minutes: 15 }),
    )
    await expect(form.password).toBeFocused()
    const body = { ...who, password: 'nor-this-one', agreed: TERMS_VERSION } as const
    for (let tries = 0; tries < 3; tries++)
      await callFrom(stage, address)(identityEndpoints.password, { body }).catch(() => {})
    await form.send({ ...who, password: 'the-last-one' })
    await expect(form.password).toHaveAccessibleDescription(t('error.signInWait', { minutes: 15 }))
  })

  test(`a visitor saves a machine, logs in over the page, and it is saved, in ${locale} [ID-14]`, async ({
    page,
    context,
    stage,
    machine,
    api,
  }) => {
    const who = await anAccount(stage)
    await open(page, `/${locale}/device-list`)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    const { title } = await api(locale)(deviceEndpoints.detail, {
      query: { deviceId: machine.deviceId },
    })
    const save = page.getByLabel(t('device.save', { title })).first()
    await save.click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToSave') })
    await expect(dialog).toContainText(t('shell.comeBack'))
    await passwordForm(dialog, locale).send(who)
    await expect(dialog).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: t('device.save', { title }), pressed: true }),
    ).toBeFocused()
    await expect(page).toHaveURL(`/${locale}/device-list`)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await expect.poll(() => idsOf(stage, context)).toEqual([machine.deviceId])

    await page.reload()
    const heart = page.getByRole('button', { name: t('device.save', { title }) }).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.press(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => idsOf(stage, context)).toEqual([])
  })

  test(`keeps nobody out, page and dialog, in ${locale} [RT-15]`, async ({ page }, { project }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: themeFor(locale, project) })
    for (const by of ['account', 'email', 'mobile']) {
      await open(page, `/${locale}/login?by=${by}`)
      await expectForAll(page)
    }
    await page.getByRole('link', { name: t('login.byAccount'), exact: true }).click()
    await expect(page.getByLabel(t('login.account'))).toBeVisible()
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(page.getByLabel(t('login.account'))).toBeFocused()
    await expectForAll(page)
    await open(page, `/${locale}/device-list`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.account'), exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginFirst') })
    await expect(dialog.getByLabel(t('login.account'))).toBeVisible()
    await expectForAll(page)
  })
}
