import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { anAccount, callFrom } from './account.ts'
import { expect } from './fixtures.ts'
import { accountLink, mailedCode, open, passwordForm, test, tokenIn } from './login.ts'
import { mailsTo } from './mailbox.ts'
import { aMember } from './member.ts'

const LANGUAGES = ['en', 'ar'] satisfies LocaleCode[]

test('reckons something out by itself when its address guessed too much, and goes on', async ({
  page,
  stage,
  address,
}) => {
  test.slow()
  const who = await anAccount(stage)
  const call = callFrom(stage, address)
  for (let n = 0; n < 12; n++) {
    const body = { account: `nobody_${n}`, password: 'guess', agreed: TERMS_VERSION } as const
    await call(identityEndpoints.password, { body }).catch(() => {})
  }
  await open(page, '/en/login?back=%2Fen%2Fdevice-list')
  await passwordForm(page, 'en').send(who)
  await expect(page.getByText(translator('en')('login.reckoning'))).toBeVisible()
  await expect(page).toHaveURL('/en/device-list', { timeout: 60_000 })
})

test('asks to log in over the page when the session has ended, and forgets it [CL-6]', async ({
  context,
  stage,
  machine,
}) => {
  const page = await context.newPage() // a browser complains of every refusal
  const member = await aMember(stage)
  await member.signIn(context)
  await open(page, '/en/device-list')
  await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
  await member.signOut()
  const { title } = machine
  const heart = page.getByRole('button', { name: `Save ${title}` }).first()
  await expect(async () => {
    await heart.click({ timeout: 1000 })
    await expect(page.getByRole('dialog', { name: 'Log in to save it' })).toBeVisible()
  }).toPass()
  await expect(page).toHaveURL('/en/device-list')
  await expect(page.getByRole('link', { name: `Save ${title}` }).first()).toBeAttached()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('token')
  expect(names).not.toContain('signed')
})

test('leads to the login and back where a page is a member’s own [CL-6]', async ({
  page,
  context,
  stage,
}) => {
  const who = await anAccount(stage)
  const gone = await aMember(stage)
  await gone.signIn(context)
  await gone.signOut()
  await page.goto('/ar/user-center/collected-device')
  await expect(page).toHaveURL('/ar/login?back=%2Far%2Fuser-center%2Fcollected-device')
  expect(await tokenIn(context)).toBeUndefined()
  await expect(page.getByText(translator('ar')('shell.loginFirst'))).toBeVisible()
  await open(page, page.url())
  await passwordForm(page, 'ar').send(who)
  await expect(page).toHaveURL('/ar/user-center/collected-device')
})

test('learns who is signed in after a call that shows that someone is [CL-10] [AP-9]', async ({
  context,
  stage,
}) => {
  const page = await context.newPage()
  const member = await aMember(stage)
  await member.signIn(context)
  let asked = 0
  await page.route('**/api/p/user/userInfo', (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  )
  await open(page, '/en/device-list')
  await expect.poll(() => asked).toBe(1)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Account', exact: true })).toBeVisible()
  const saved = page.waitForResponse('**/api/p/favorite/add')
  await page
    .getByLabel(/^Save /)
    .first()
    .click()
  expect((await saved).status()).toBe(200)
  await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
  expect(asked).toBe(2)
})

test('undoes a heart that the server refuses', async ({ context, stage, machine }) => {
  const page = await context.newPage()
  const member = await aMember(stage)
  await member.signIn(context)
  await open(page, '/en/device-list')
  const heart = page.getByRole('button', { name: `Save ${machine.title}` }).first()
  await expect(heart).toBeVisible()
  await page.route('**/api/p/favorite/add', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'A00001', msg: 'The list is full', data: null },
    }),
  )
  await heart.click()
  await expect(page.getByText('The list is full')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await member.call(favoriteEndpoints.ids)).toEqual([])
})

test('leaves nothing of the member when he signs out [AP-9] [AP-18]', async ({
  page,
  context,
  stage,
}) => {
  const member = await aMember(stage)
  await member.signIn(context)
  await open(page, '/en/device-list')
  await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
  await open(page, '/en/user-center')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL('/en')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }),
  ).toBeVisible()
  expect(await tokenIn(context)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL('/en/login?back=%2Fen%2Fuser-center')
  await expect(page.getByText(member.nickName)).toHaveCount(0)
})

for (const locale of LANGUAGES) {
  const t = translator(locale)

  test(`what a visitor looked at becomes the member’s, in ${locale} [EQ-5]`, async ({
    page,
    context,
    stage,
    api,
  }) => {
    const { records } = await api()(deviceEndpoints.list, { query: {} })
    const [first, second, third] = records.map(({ deviceId }) => deviceId)
    const who = await anAccount(stage)
    for (const deviceId of [first, second]) {
      await open(page, `/${locale}/device-detail/${deviceId}`)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('seen') ?? ''))
        .toContain(deviceId ?? '')
    }
    await page
      .getByRole('region', { name: t('device.price'), exact: true })
      .getByRole('link', { name: t('judging.askQuote') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToAsk') })
    await passwordForm(dialog, locale).send(who)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/${locale}/device-detail/${second}`)
    await expect(page.getByText(t('judging.quoteSoon'))).toBeVisible()
    const call = callFrom(stage, '10.0.0.1', (await tokenIn(context))?.value)
    const seen = async () =>
      (await call(historyEndpoints.list, { query: {} })).records.map(
        ({ device }) => device.deviceId,
      )
    await expect.poll(seen).toEqual([second, first])
    expect(await page.evaluate(() => localStorage.getItem('seen'))).toBe('[]')

    const recorded = page.waitForRequest('**/api/p/user/recentBrowse')
    await page.goto(`/${locale}/device-detail/${third}`)
    const request = await recorded
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
    expect(new URLSearchParams(request.postData() ?? '').get('deviceId')).toBe(third)
    await expect.poll(seen).toEqual([third, second, first])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LANGUAGES) {
    const t = translator(locale)

    test(`one logs in, also after a mistake, in ${locale} [RT-15]`, async ({ page, stage }) => {
      const who = await anAccount(stage)
      await page.goto(`/${locale}/login?back=%2F${locale}%2Fuser-center`)
      const form = passwordForm(page, locale)
      await form.send({ ...who, password: 'not-his-password' })
      await expect(form.password).toHaveAccessibleDescription(
        t('error.signInWrong', { left: 4, minutes: 15 }),
      )
      await expect(form.account).toHaveValue(who.account)
      await expect(form.password).toHaveValue('')
      await form.send(who)
      await expect(page).toHaveURL(`/${locale}/user-center`)
    })

    test(`one logs in with a mailed code, in ${locale} [MS-1]`, async ({ page, stage }) => {
      const { email } = await anAccount(stage)
      const before = (await mailsTo(email)).length
      await page.goto(`/${locale}/login?back=%2F${locale}%2Fuser-center`)
      await page.getByRole('link', { name: t('login.byEmail') }).click()
      await page.getByLabel(t('login.email'), { exact: true }).fill(email)
      await page.getByRole('button', { name: t('shell.sendCode') }).click()
      await page.getByLabel(t('login.code')).fill(await mailedCode(email, before))
      await page.getByRole('checkbox').check()
      await page.getByLabel(t('login.code')).press('Enter')
      await expect(page).toHaveURL(`/${locale}/user-center`)
    })
  }
})
