import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'
import { goodsOfStores, orderToPay } from '../mall/goods.ts'
import { createAccount, callFrom } from './account.ts'
import { accountLink, passwordForm, test, tokenIn } from './login-page.ts'
import { createMember } from './member.ts'

const en = translator('en')

test(
  'solves a proof of work after many failed logins from its address',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, environment, address }) => {
    const who = await createAccount()
    const call = callFrom(environment, address)
    for (let n = 0; n < 12; n++) {
      const body = { account: `unknown_${n}`, password: 'guess', agreed: TERMS_VERSION } as const
      await call(identityEndpoints.password, { body }).catch(() => {})
    }
    await open(page, '/en/login?back=%2Fen%2Fdevice-list')
    await passwordForm(page, 'en').send(who)
    await expect(page.getByText(translator('en')('login.securityCheck'))).toBeVisible()
    await expect(page).toHaveURL('/en/device-list', { timeout: 60_000 })
  },
)

test(
  'opens the login dialog and clears the cookies when the session has ended [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment, machine }) => {
    const page = await context.newPage() // the browser logs every refusal
    // An open connection would notice the end of the session first.
    await page.route('**/realtime/**', (route) => route.abort())
    const member = await createMember(environment)
    await member.signIn(context)
    await open(page, '/en/device-list')
    await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
    await member.signOut()
    const { title } = machine
    const heart = page.getByRole('button', { name: en('device.save', { title }) }).first()
    await expect(async () => {
      await heart.click({ timeout: 1000 })
      await expect(page.getByRole('dialog', { name: en('shell.loginToSave') })).toBeVisible()
    }).toPass()
    await expect(page).toHaveURL('/en/device-list')
    await expect(
      page.getByRole('link', { name: en('device.save', { title }) }).first(),
    ).toBeAttached()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('token')
    expect(names).not.toContain('signed')
  },
)

test(
  'opens the login dialog over the page and leaves the page as it is [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment }) => {
    const page = await context.newPage() // the browser logs every refusal
    const { url } = environment
    await context.addCookies([
      { name: 'token', value: 'expired', url },
      { name: 'signed', value: '1', url },
    ])
    await open(page, '/en/device-list')
    await markDocument(page)
    const account = page.getByRole('banner').getByRole('link', { name: en('shell.account') })
    const dialog = page.getByRole('dialog', { name: en('shell.loginFirst') })
    // Not by the mouse: Playwright scrolls to what it clicks.
    await page.evaluate(() => scrollTo(0, 300))
    await account.evaluate((link: HTMLElement) => link.click())
    await expect(dialog.getByLabel(en('login.account'))).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')

    await dialog.getByRole('button', { name: en('common.close') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/en/device-list')
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await isSameDocument(page)).toBe(true)

    await account.click()
    await dialog.getByRole('link', { name: en('login.createAccount') }).click()
    await expect(page).toHaveURL('/en/register?back=%2Fen%2Fdevice-list')
    await expect(dialog).toHaveCount(0)
  },
)

test(
  'uses the login page instead of the dialog on a personal page [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context }) => {
    const page = await context.newPage()
    await open(page, '/en/user-center/about-us')
    await page
      .getByRole('banner')
      .getByRole('link', { name: en('shell.account') })
      .click()
    await expect(page).toHaveURL('/en/login?back=%2Fen%2Fuser-center%2Fabout-us')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/en/user-center/about-us')
  },
)

test(
  'leads to the login page and back where an order is made, never to a dialog [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment, api }) => {
    const page = await context.newPage() // the browser logs every refusal
    // An open connection would notice the end of the session first.
    await page.route('**/realtime/**', (route) => route.abort())
    const [goods] = await goodsOfStores(api(), 1)
    const skuId = goods?.skuId ?? ''
    const main = page.getByRole('main')
    const asks = {
      '/en/cart': () => main.getByRole('checkbox').first().click(),
      [`/en/checkout?sku=${skuId}&quantity=1`]: () =>
        main
          .getByRole('region', { name: en('checkout.totalToPay') })
          .getByRole('button')
          .click(),
      '/en/pay': () => main.getByRole('button', { name: en('payment.payNow') }).click(),
    }
    for (const [place, ask] of Object.entries(asks)) {
      const member = await createMember(environment)
      await member.signIn(context)
      await member.call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
      const payNo = await orderToPay(member.call, [{ skuId, quantity: 1 }])
      const path = place === '/en/pay' ? `/en/pay/${payNo}` : place
      await open(page, path)
      await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
      await member.signOut()
      await expect(async () => {
        if (!page.url().includes('/login')) await ask()
        const login = `/en/login?${new URLSearchParams({ back: path })}`
        await expect(page).toHaveURL(login, { timeout: 2000 })
      }).toPass()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await tokenIn(context)).toBeUndefined()
    }
  },
)

test(
  'redirects a member whose session was revoked, also after the way back [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment }) => {
    const page = await context.newPage() // the browser logs the refusal
    const member = await createMember(environment)
    await member.signIn(context)
    await open(page, '/en/user-center')
    await member.signOut()
    const places = page.getByRole('navigation', { name: en('shell.myAccount') })
    const back = '/en/user-center/notices'
    await expect(async () => {
      await places.getByRole('link', { name: en('shell.notifications') }).click()
      await expect(page).toHaveURL(`/en/login?${new URLSearchParams({ back })}`)
    }).toPass()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('token')
    expect(names).not.toContain('signed')
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/login\?/)
  },
)

test(
  'redirects from a personal page to the login and back [CL-6]',
  { tag: ['@desk-only', '@ar-only'] },
  async ({ page, context, environment }) => {
    const who = await createAccount()
    const ended = await createMember(environment)
    await ended.signIn(context)
    await ended.signOut()
    await page.goto('/ar/user-center/collected-device')
    await expect(page).toHaveURL('/ar/login?back=%2Far%2Fuser-center%2Fcollected-device')
    expect(await tokenIn(context)).toBeUndefined()
    await expect(page.getByText(translator('ar')('shell.loginFirst'))).toBeVisible()
    await open(page, page.url())
    await passwordForm(page, 'ar').send(who)
    await expect(page).toHaveURL('/ar/user-center/collected-device')
  },
)

test(
  'loads the member after a successful call of a signed-in user [CL-10] [AP-9]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment }) => {
    const page = await context.newPage()
    const member = await createMember(environment)
    await member.signIn(context)
    let requests = 0
    await page.route('**/api/p/user/userInfo', (route) =>
      requests++ === 0 ? route.abort() : route.continue(),
    )
    await open(page, '/en/device-list')
    await expect.poll(() => requests).toBe(1)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: en('shell.account'), exact: true })).toBeVisible()
    const saved = page.waitForResponse('**/api/p/favorite/add')
    await page
      .getByLabel(new RegExp(`^${en('device.save', { title: '' })}`))
      .first()
      .click()
    expect((await saved).status()).toBe(200)
    await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
    expect(requests).toBe(2)
  },
)

test(
  'reverts a favorite that the server refuses',
  { tag: ['@desk-only', '@en-only'] },
  async ({ context, environment, machine }) => {
    const page = await context.newPage()
    const member = await createMember(environment)
    await member.signIn(context)
    await open(page, '/en/device-list')
    const heart = page
      .getByRole('button', { name: en('device.save', { title: machine.title }) })
      .first()
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
  },
)

test(
  'removes everything of the member when they sign out [AP-9] [AP-18] [CL-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment }) => {
    const member = await createMember(environment)
    await member.signIn(context)
    await open(page, '/en/device-list')
    await expect(accountLink(page, 'en', member.nickName)).toBeVisible()
    // A request under way when the session ends is refused, and the browser logs it.
    const connected = page.waitForEvent('websocket')
    await open(page, '/en/user-center')
    await connected
    await page
      .getByRole('button', { name: en('shell.logOut') })
      .first()
      .click()
    await expect(page).toHaveURL('/en')
    await expect(
      page.getByRole('banner').getByRole('link', { name: en('shell.account'), exact: true }),
    ).toBeVisible()
    expect(await tokenIn(context)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/en/login?back=%2Fen%2Fuser-center')
    await expect(page.getByText(member.nickName)).toHaveCount(0)
  },
)

test(
  'merges the history of a visitor at login [EQ-5]',
  { tag: '@desk-only' },
  async ({ page, context, environment, api, language, t }) => {
    const { records } = await api()(deviceEndpoints.list, { query: {} })
    const [first, second, third] = records.map(({ deviceId }) => deviceId)
    const who = await createAccount()
    for (const deviceId of [first, second]) {
      await open(page, `/${language}/device-detail/${deviceId}`)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('seen') ?? ''))
        .toContain(deviceId ?? '')
    }
    await page
      .getByRole('region', { name: t('device.price'), exact: true })
      .getByRole('link', { name: t('deviceDetail.requestQuote') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToRequestQuote') })
    await passwordForm(dialog, language).send(who)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/${language}/inquiry?deviceId=${second}`)
    await expect(page.getByRole('heading', { level: 1, name: t('inquiry.title') })).toBeVisible()
    const call = callFrom(environment, '10.0.0.1', (await tokenIn(context))?.value)
    const seen = async () =>
      (await call(historyEndpoints.list, { query: {} })).records.map(
        ({ device }) => device.deviceId,
      )
    await expect.poll(seen).toEqual([second, first])
    expect(await page.evaluate(() => localStorage.getItem('seen'))).toBe('[]')

    const recorded = page.waitForRequest('**/api/p/user/recentBrowse')
    await page.goto(`/${language}/device-detail/${third}`)
    const request = await recorded
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
    expect(new URLSearchParams(request.postData() ?? '').get('deviceId')).toBe(third)
    await expect.poll(seen).toEqual([third, second, first])
  },
)
