import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import type { BrowserContext } from '@playwright/test'
import type { Environment } from '../environment/environment.ts'
import { expect } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'
import { mailsTo } from '../environment/mailbox.ts'
import { createAccount, randomAddress, callFrom } from './account.ts'
import { accountLink, mailedCode, passwordForm, sentCode, test, tokenIn } from './login-page.ts'
import { createMember } from './member.ts'

test.use({ only: { width: 'desk' } })

const idsOf = async (environment: Environment, context: BrowserContext) =>
  callFrom(environment, randomAddress(), (await tokenIn(context))?.value)(favoriteEndpoints.ids)

test('logs in with a password and returns to the page before [RT-15] [MS-1] [AP-9]', async ({
  page,
  context,
  language,
}) => {
  const who = await createAccount()
  const back = `/${language}/device-list?emirate=dubai`
  await open(page, `/${language}/login?${new URLSearchParams({ back })}`)
  await passwordForm(page, language).send(who)
  await expect(page).toHaveURL(back)
  await expect(accountLink(page, language, who.nickName)).toBeVisible()

  const token = await tokenIn(context)
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const secret = token?.value ?? 'none'
  expect(await page.evaluate(() => document.cookie)).toContain('signed=1')
  expect(await page.evaluate(() => document.cookie)).not.toContain(secret)
  await page.goto(`/${language}/user-center`)
  expect(await page.content()).not.toContain(secret)
  expect(page.url()).not.toContain(secret)
})

test('logs in with a code from a mail [MS-1] [ID-10]', async ({ page, language, t }) => {
  const { email, nickName } = await createAccount()
  const before = (await mailsTo(email)).length
  await open(page, `/${language}/login?back=%2F${language}%2Fdevice-list`)
  await page.getByRole('link', { name: t('login.byEmail') }).click()
  await page.getByLabel(t('login.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('shell.sendCode') }).click()
  const code = page.getByLabel(t('login.code'))
  await expect(code).toBeFocused()
  await code.fill(await mailedCode(email, before))
  await page.getByRole('checkbox').check()
  await code.press('Enter')
  await expect(page).toHaveURL(`/${language}/device-list`)
  await expect(accountLink(page, language, nickName)).toBeVisible()
})

test('logs in with a code from a text message [MS-1]', async ({
  page,
  environment,
  language,
  t,
}) => {
  const number = `+97150${String(Date.now() % 10_000_000).padStart(7, '0')}`
  const { nickName } = await createMember(environment, { mobile: number })
  await open(page, `/${language}/login?by=mobile&back=%2F${language}%2Fdevice-list`)
  await page.getByLabel(t('login.mobile')).fill(`0${number.slice(4)}`)
  await page.getByRole('button', { name: t('shell.sendCode') }).click()
  await page.getByLabel(t('login.code')).fill(await sentCode(number))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click()
  await expect(page).toHaveURL(`/${language}/device-list`)
  await expect(accountLink(page, language, nickName)).toBeVisible()
})

test('saves a machine for a visitor who logs in over the page [ID-14]', async ({
  page,
  context,
  environment,
  machine,
  api,
  language,
  t,
}) => {
  const who = await createAccount()
  await open(page, `/${language}/device-list`)
  await markDocument(page)
  const { title } = await api(language)(deviceEndpoints.detail, {
    query: { deviceId: machine.deviceId },
  })
  const save = page.getByLabel(t('device.save', { title })).first()
  await save.click()
  const dialog = page.getByRole('dialog', { name: t('shell.loginToSave') })
  await expect(dialog).toContainText(t('shell.returnToMachine'))
  await expect(dialog).toContainText(t('shell.loginFirst'))
  await passwordForm(dialog, language).send(who)
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: t('device.save', { title }), pressed: true }),
  ).toBeFocused()
  await expect(page).toHaveURL(`/${language}/device-list`)
  expect(await isSameDocument(page)).toBe(true)
  await expect.poll(() => idsOf(environment, context)).toEqual([machine.deviceId])

  await page.reload()
  const heart = page.getByRole('button', { name: t('device.save', { title }) }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.press(' ')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => idsOf(environment, context)).toEqual([])
})

test('goes on with a request for a quote after the login over the page [ID-14]', async ({
  page,
  machine: { deviceId },
  language,
  t,
}) => {
  const who = await createAccount()
  const path = `/${language}/device-detail/${deviceId}`
  await open(page, path)
  await markDocument(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('deviceDetail.requestQuote') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('shell.loginToRequestQuote') })
  await expect(dialog).toContainText(t('shell.loginFirst'))
  await passwordForm(dialog, language).send(who)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: t('inquiry.title') })).toBeVisible()
  await expect(page).toHaveURL(`/${language}/inquiry?deviceId=${deviceId}`)
  expect(await isSameDocument(page)).toBe(true)
})

test('asks a visitor of the messages to log in and then shows them [ID-14]', async ({
  page,
  language,
  t,
}) => {
  const who = await createAccount()
  await open(page, `/${language}/chat`)
  await expect(page).toHaveURL(new RegExp(`/${language}/login\\?back=%2F${language}%2Fchat$`))
  await expect(page.getByText(t('shell.loginFirst'))).toBeVisible()
  await passwordForm(page, language).send(who)
  await expect(page).toHaveURL(`/${language}/chat`)
  await expect(accountLink(page, language, who.nickName)).toBeVisible()
})
