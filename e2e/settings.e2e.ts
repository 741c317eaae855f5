import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectForAll, themeFor } from './for-all.ts'
import { codeFor, linkFor } from './mailbox.ts'
import { aMember } from './member.ts'
import { aDevice } from './passkey-device.ts'

const PASSWORD = 'Quarry-77'

/** Buttons do nothing of their own until the page has come alive; the file button is hidden before. */
const alive = (page: Page) => page.waitForLoadState('networkidle')

for (const locale of ['en', 'ar'] satisfies LocaleCode[])
  test(`a member says who he is and how he reads, in ${locale} [ID-15]`, async ({
    page,
    context,
    stage,
  }) => {
    const t = translator(locale)
    const member = await aMember(stage, { locale })
    await member.signIn(context)
    await page.goto(`/${locale}/user-center/account`)
    await alive(page)
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
  })

test('a nickname cannot be empty: the field gets the focus and says so [FM-3] [ID-8]', async ({
  page,
  context,
  stage,
}) => {
  await (await aMember(stage)).signIn(context)
  await page.goto('/en/user-center/account')
  await alive(page)
  const field = page.getByLabel('Nickname')
  await field.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('This field is required.')
})

test('another language is gone on with at once [ID-15]', async ({ page, context, stage }) => {
  await (await aMember(stage)).signIn(context)
  await page.goto('/en/user-center/account')
  await alive(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/ar\/user-center\/account$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('a picture is cut, sent and shown; what is no picture or too large is refused [FM-1] [ID-15]', async ({
  page,
  context,
  stage,
}) => {
  await (await aMember(stage)).signIn(context)
  await page.goto('/en/user-center/account')
  await alive(page)
  const panel = page.getByRole('region', { name: 'Picture' })
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    panel.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await choose('note.txt', 'text/plain', Buffer.from('no picture'))
  await expect(panel.getByRole('alert')).toHaveText('image format error')
  await choose('large.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
  await expect(panel.getByRole('alert')).toContainText('larger than 2 MB')
  await choose('me.png', 'image/png', await page.screenshot({ caret: 'initial' }))
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' })
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(panel.locator('img')).toHaveAttribute('src', /\/avatar\//)
  await expect(panel.getByRole('alert')).toBeHidden()
  await panel.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(panel.locator('img')).toBeHidden()
})

test('another address is taken once its code was typed [ID-10] [ID-15]', async ({
  page,
  context,
  stage,
}) => {
  const member = await aMember(stage)
  await member.signIn(context)
  const mail = `new-${member.memberId}@example.com`
  await page.goto('/en/user-center/security')
  await alive(page)
  const ways = page.getByRole('region', { name: 'Ways in' }).getByRole('listitem')
  const panel = ways.filter({ has: page.getByRole('heading', { name: 'Email' }) })
  await panel.getByText('Change', { exact: true }).click()
  await panel.getByLabel('New email').fill(mail)
  await panel.getByRole('button', { name: 'Send code' }).click()
  const code = await codeFor(mail)
  const wrong = code === '000000' ? '111111' : '000000'
  const field = panel.getByLabel('Code that was sent there')
  await field.fill(wrong)
  await panel.getByRole('button', { name: 'Verify' }).click()
  await expect(panel).toContainText(/verification code incorrect/i)
  await field.fill(code)
  await field.press('Enter')
  await expect(panel).toContainText(mail)
  expect(await member.call(memberEndpoints.profile)).toMatchObject({ mail })
})

for (const locale of ['en', 'ar'] satisfies LocaleCode[])
  test(`a new password ends every session, and leads to the login after three seconds, in ${locale} [ID-4]`, async ({
    page,
    context,
    stage,
  }) => {
    const t = translator(locale)
    const member = await aMember(stage, { locale })
    await member.signIn(context)
    await page.goto(`/${locale}/user-center/security`)
    await alive(page)
    const panel = page.getByRole('region', { name: t('settings.changePassword') })
    await panel.getByRole('button', { name: t('shell.sendCode') }).click()
    await panel.getByLabel(t('settings.ownCode')).fill(await codeFor(member.mail))
    await panel.getByLabel(t('settings.newPassword')).fill(PASSWORD)
    await panel.getByLabel(t('settings.onceMore')).fill('Quarry-78')
    const change = panel.getByRole('button', { name: t('settings.changePassword') })
    await change.click()
    await expect(panel).toContainText(t('error.passwordsDiffer'))
    await panel.getByLabel(t('settings.onceMore')).fill(PASSWORD)
    await change.click()
    await expect(page.getByText(t('settings.passwordChanged'))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}/login`), { timeout: 8000 })
    await expect(member.call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })
    const body = { account: member.mail, password: PASSWORD, agreed: TERMS_VERSION } as const
    const { user } = await member.call(identityEndpoints.password, { body })
    expect(user.userMail).toBe(member.mail)
  })

test('every place where he is logged in can be ended [ID-16]', async ({
  page,
  context,
  browser,
  stage,
}) => {
  const member = await aMember(stage)
  await member.signIn(context)
  const token = await member.anotherSession()
  await using other = await browser.newContext({ baseURL: stage.url })
  await other.addCookies([{ name: 'token', value: token, url: stage.url, httpOnly: true }])
  const elsewhere = await other.newPage()
  await elsewhere.goto('/en/user-center/security')
  await expect(elsewhere).toHaveURL(/security$/)
  await page.goto('/en/user-center/security')
  const panel = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await panel.getByRole('button', { name: /^Log out:/ }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto('/en/user-center/security')
  await expect(elsewhere).toHaveURL(/\/login/)
})

test('a passkey is made, named and removed [ID-15]', async ({ page, context, stage }) => {
  await (await aMember(stage)).signIn(context)
  await aDevice(page)
  await page.goto('/en/user-center/security')
  await alive(page)
  const panel = page.getByRole('region', { name: 'Passkeys' })
  await panel.getByLabel('Name of the passkey').fill('Yard phone')
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(panel.getByRole('listitem')).toContainText('Yard phone')
  await panel.getByRole('button', { name: 'Remove Yard phone' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
})

test('a copy of all his data is mailed, and the account is erased for good [ID-17]', async ({
  page,
  context,
  stage,
}) => {
  const member = await aMember(stage)
  await member.signIn(context)
  await page.goto('/en/user-center/privacy')
  await alive(page)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  const archive = await fetch(await linkFor(member.mail, /https?:\S+export\S+/))
  expect(archive.status).toBe(200)
  expect(
    Buffer.from(await archive.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  const panel = page.getByRole('region', { name: 'Erase the account' })
  await panel.getByText('Erase my account').click()
  await panel.getByRole('button', { name: 'Send code' }).click()
  await panel.getByLabel('Code from your mail').fill(await codeFor(member.mail))
  await panel.getByRole('checkbox').check()
  await panel.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible()
  await expect(member.call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })
})

for (const locale of ['en', 'ar'])
  test(
    `keeps nobody out, in ${locale} [ID-15]`,
    { tag: '@phone' },
    async ({ page, context, stage }, { project }) => {
      await (await aMember(stage)).signIn(context)
      await page.emulateMedia({
        colorScheme: themeFor(locale, project),
        reducedMotion: 'reduce',
      })
      for (const path of ['account', 'security', 'privacy']) {
        await page.goto(`/${locale}/user-center/${path}`)
        await expectForAll(page)
      }
    },
  )
