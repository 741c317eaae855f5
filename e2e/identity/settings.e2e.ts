import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { codeFor, linkFor } from '../environment/mailbox.ts'
import { goodsOfOneStore, orderToPay } from '../mall/goods.ts'
import { addAuthenticator } from './authenticator.ts'
import { createMember } from './member.ts'

const en = translator('en')

const PASSWORD = 'Quarry-77'

test(
  'a member edits their profile [ID-15]',
  { tag: '@desk-only' },
  async ({ page, context, environment, language, t }) => {
    const member = await createMember(environment, { locale: language })
    await member.signIn(context)
    await open(page, `/${language}/user-center/account`)
    await page.getByLabel(t('settings.nickName')).fill('Khalid')
    await page.getByLabel(t('settings.company')).fill('Gulf Ring')
    await page.getByLabel(t('settings.gender')).selectOption('male')
    await page.getByLabel(t('settings.birthDate')).fill('1984-03-09')
    await page.getByLabel(t('settings.units')).selectOption('imperial')
    await page.getByRole('button', { name: t('settings.save') }).click()
    await expect(page.getByText(t('settings.saved'))).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Khalid')
    expect(await member.call(memberEndpoints.profile)).toMatchObject({
      nickName: 'Khalid',
      company: 'Gulf Ring',
      gender: 'male',
      birthDate: '1984-03-09',
      units: 'imperial',
    })
  },
)

test(
  'an empty nickname is refused: the field gets the focus and the reason [FM-3] [ID-8]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    await (await createMember(environment)).signIn(context)
    await open(page, '/en/user-center/account')
    const field = page.getByLabel(en('settings.nickName'))
    await field.fill('')
    await page.getByRole('button', { name: en('settings.save') }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(en('error.fieldRequired'))
  },
)

test(
  'a changed language applies at once [ID-15]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    await (await createMember(environment)).signIn(context)
    await open(page, '/en/user-center/account')
    await page.getByRole('combobox', { name: en('common.languageMenu') }).selectOption('ar')
    await page.getByRole('button', { name: en('settings.save') }).click()
    await expect(page).toHaveURL(/\/ar\/user-center\/account$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  },
)

test(
  'a picture is cropped, uploaded and shown; other files and large ones are refused [FM-1] [ID-15]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    await (await createMember(environment)).signIn(context)
    await open(page, '/en/user-center/account')
    const panel = page.getByRole('region', { name: en('settings.photo') })
    const choose = async (name: string, mimeType: string, buffer: Buffer) =>
      panel.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await choose('note.txt', 'text/plain', Buffer.from('no picture'))
    await expect(panel.getByRole('alert')).toHaveText(en('error.imageFormat'))
    await choose('large.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
    await expect(panel.getByRole('alert')).toContainText(
      en('error.imageTooLarge', { megabytes: 2 }),
    )
    await choose('me.png', 'image/png', await page.screenshot({ caret: 'initial' }))
    const dialog = page.getByRole('dialog', { name: en('settings.cropTitle') })
    await dialog.getByRole('button', { name: en('settings.useCrop') }).click()
    await expect(panel.locator('img')).toHaveAttribute('src', /\/avatar\//)
    await expect(panel.getByRole('alert')).toBeHidden()
    await panel.getByRole('button', { name: en('settings.removePhoto') }).click()
    await expect(panel.locator('img')).toBeHidden()
  },
)

test(
  'a new email address is accepted with its code [ID-10] [ID-15]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    const member = await createMember(environment)
    await member.signIn(context)
    const mail = `new-${member.memberId}@example.com`
    await open(page, '/en/user-center/security')
    const ways = page
      .getByRole('region', { name: en('settings.loginMethods') })
      .getByRole('listitem')
    const panel = ways.filter({ has: page.getByRole('heading', { name: en('settings.email') }) })
    await panel.getByText(en('settings.change'), { exact: true }).click()
    await panel.getByLabel(en('settings.newEmail')).fill(mail)
    await panel.getByRole('button', { name: en('shell.sendCode') }).click()
    const code = await codeFor(mail)
    const wrong = code === '000000' ? '111111' : '000000'
    const field = panel.getByLabel(en('settings.code'))
    await field.fill(wrong)
    await panel.getByRole('button', { name: en('settings.verify') }).click()
    await expect(panel).toContainText(en('error.codeWrongLeft', { left: 4 }))
    await field.fill(code)
    await field.press('Enter')
    await expect(panel).toContainText(mail)
    expect(await member.call(memberEndpoints.profile)).toMatchObject({ mail })
  },
)

test('a new password ends every session and leads to the login after three seconds [ID-4]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  await open(page, `/${language}/user-center/security`)
  const panel = page.getByRole('region', { name: t('settings.changePassword') })
  await panel.getByRole('button', { name: t('shell.sendCode') }).click()
  await panel.getByLabel(t('settings.ownCode')).fill(await codeFor(member.mail))
  await panel.getByLabel(t('settings.newPassword'), { exact: true }).fill(PASSWORD)
  await panel.getByLabel(t('settings.repeatNewPassword')).fill('Quarry-78')
  const change = panel.getByRole('button', { name: t('settings.changePassword') })
  await change.click()
  await expect(panel).toContainText(t('error.passwordsDiffer'))
  await panel.getByLabel(t('settings.repeatNewPassword')).fill(PASSWORD)
  await change.click()
  await expect(page.getByText(t('settings.passwordChanged'))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${language}/login`), { timeout: 8000 })
  await expect(member.call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })
  const body = { account: member.mail, password: PASSWORD, agreed: TERMS_VERSION } as const
  const { user } = Session.parse(await member.call(identityEndpoints.password, { body }))
  expect(user.userMail).toBe(member.mail)
})

test(
  'each session can be ended [ID-16]',
  { tag: '@en-only' },
  async ({ page, context, browser, environment }) => {
    const member = await createMember(environment)
    await member.signIn(context)
    const token = await member.anotherSession()
    await using other = await browser.newContext({ baseURL: environment.url })
    await other.addCookies([{ name: 'token', value: token, url: environment.url, httpOnly: true }])
    const otherPage = await other.newPage()
    await otherPage.goto('/en/user-center/security')
    await expect(otherPage).toHaveURL(/security$/)
    await page.goto('/en/user-center/security')
    const panel = page.getByRole('region', { name: en('settings.activeSessions') })
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await panel
      .getByRole('button', {
        name: new RegExp(`^${en('settings.logOutNamed', { name: '' }).trim()}`),
      })
      .click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await otherPage.goto('/en/user-center/security')
    await expect(otherPage).toHaveURL(/\/login/)
  },
)

test(
  'a passkey is added, named and removed [ID-15]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    await (await createMember(environment)).signIn(context)
    await addAuthenticator(page)
    await open(page, '/en/user-center/security')
    const panel = page.getByRole('region', { name: en('settings.passkeys') })
    await panel.getByLabel(en('settings.passkeyName')).fill('Yard phone')
    await panel.getByRole('button', { name: en('settings.addPasskey') }).click()
    await expect(panel.getByRole('listitem')).toContainText('Yard phone')
    await panel
      .getByRole('button', { name: en('settings.removeNamed', { name: 'Yard phone' }) })
      .click()
    await expect(panel.getByRole('listitem')).toHaveCount(0)
  },
)

test(
  'an account with an unfinished order says what comes first [ID-17]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    const member = await createMember(environment)
    await member.signIn(context)
    const [goods] = await goodsOfOneStore(member.call, 1)
    await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
    const { records } = await member.call(orderEndpoints.list, { query: {} })
    const orderNumber = records[0]?.orderNumber ?? ''
    await open(page, '/en/user-center/privacy')
    const panel = page.getByRole('region', { name: en('settings.eraseTitle') })
    await expect(panel.getByText(en('settings.eraseBegin'))).toHaveCount(0)
    await panel.getByRole('link', { name: orderNumber }).click()
    await expect(page).toHaveURL(new RegExp(`/user-center/orders/${orderNumber}$`))
    await member.call(orderEndpoints.cancel, { body: { orderNumber } })
    await open(page, '/en/user-center/privacy')
    await panel.getByText(en('settings.eraseBegin')).click()
    await expect(panel.getByRole('button', { name: en('settings.eraseNow') })).toBeVisible()
  },
)

test(
  'a copy of the personal data is downloaded and the account is erased [ID-17]',
  { tag: '@en-only' },
  async ({ page, context, environment }) => {
    const member = await createMember(environment)
    await member.signIn(context)
    await open(page, '/en/user-center/privacy')
    await page.getByRole('button', { name: en('settings.exportRequest') }).click()
    await page.goto(await linkFor(member.mail, /https?:\S+privacy\b/))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en('settings.exportDownload') }).click()
    expect((await download).suggestedFilename()).toBe('ironsouq-data.zip')
    const link = page.getByRole('link', { name: en('settings.exportDownloadLink') })
    const archive = await fetch((await link.getAttribute('href')) ?? '')
    expect(Buffer.from(await archive.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK')

    const panel = page.getByRole('region', { name: en('settings.eraseTitle') })
    await panel.getByText(en('settings.eraseBegin')).click()
    await panel.getByRole('button', { name: en('shell.sendCode') }).click()
    await panel.getByLabel(en('settings.ownCode')).fill(await codeFor(member.mail))
    await panel.getByRole('checkbox').check()
    await panel.getByRole('button', { name: en('settings.eraseNow') }).click()
    await expect(page.getByRole('heading', { name: en('settings.erasedTitle') })).toBeVisible()
    await expect(member.call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })
  },
)
