import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expireChat } from '../../apps/server/src/features/deals/chat/chat.service.ts'
import { suspendSeller } from '../../apps/server/src/features/people/seller/seller.service.ts'
import { atomic } from '../../apps/server/src/kernel/ctx.ts'
import { serverCtx } from '../environment/ctx.ts'
import { expect } from '../environment/fixtures.ts'
import { hydrated, open } from '../environment/hydration.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm, test as withAddress } from '../identity/login-page.ts'
import { test } from '../people/member-pages.ts'
import { chatPage, openChatWith } from './chat-page.ts'
import { aSalesperson, createStore } from './store-desk.ts'

const t = translator('en')
/** "Waiting to be sent" has the word too. */
const SENT = `· ${t('chat.sent')}`

// The browser reports each call that fails, and these tests make calls fail.
test.use({
  expectedMessages:
    /status of [45]\d\d|net::ERR|WebSocket connection|no readable answer|could not be (?:loaded|read)|Resident credentials/,
})

test(
  'what was written without an answer of the server waits, survives a reload and goes once, in order [CH-9]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const store = await createStore()
    const chatId = await openChatWith(page, member, store.code)
    const chat = chatPage(page)
    await expect(chat.connected).toBeVisible()
    await page.route('**/api/p/chat/send', (route) => route.abort())
    for (const text of ['First question', 'Second question']) {
      await chat.field.fill(text)
      await chat.send.click()
      await expect(chat.message(text)).toContainText(t('chat.notSentYet'))
    }
    await page.reload()
    await hydrated(page)
    await expect(chat.message('Second question')).toContainText(t('chat.notSentYet'))
    await page.unroute('**/api/p/chat/send')
    await expect(chat.message('First question')).toContainText(SENT)
    await expect(chat.message('Second question')).toContainText(SENT)
    await page.reload()
    const { messages } = await member.call(chatEndpoints.thread, { query: { chatId } })
    expect(messages.map(({ text }) => text)).toEqual(['First question', 'Second question'])
  },
)

test(
  'without a network the page says so and takes messages, which go when it is back [CH-3] [CH-7]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, member }) => {
    const store = await createStore()
    await openChatWith(page, member, store.code)
    const chat = chatPage(page)
    await expect(chat.connected).toBeVisible()
    await expect(page.getByRole('status').getByText('The merchant is offline')).toBeHidden()
    await expect(page.getByText('The merchant is offline').first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('Sorry you have been disconnected, reconnecting now')).toBeVisible()
    await chat.field.fill('Written on the road')
    await chat.send.click()
    await expect(chat.message('Written on the road')).toContainText(t('chat.notSentYet'))
    await context.setOffline(false)
    await expect(chat.message('Written on the road')).toContainText(SENT)
    await expect(chat.connected).toBeVisible()
  },
)

test(
  'another session displaces this one, and the end of the session is shown [CH-3] [CH-7] [CH-10] [ID-13]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, browser, environment, member }) => {
    const store = await createStore()
    const chatId = await openChatWith(page, member, store.code)
    const chat = chatPage(page)
    await expect(chat.connected).toBeVisible()
    const second = await page.context().newPage()
    await open(second, `/en/chat?chatId=${chatId}`)
    // A tab of the same browser shares the connection.
    await expect(chatPage(second).connected).toBeVisible()
    await expect(chat.connected).toBeVisible()
    await second.close()

    const elsewhere = await browser.newContext({ baseURL: environment.url })
    const token = await member.anotherSession()
    await elsewhere.addCookies([
      { name: 'token', value: token, url: environment.url, httpOnly: true, sameSite: 'Lax' },
      { name: 'signed', value: '1', url: environment.url, sameSite: 'Lax' },
    ])
    const other = await elsewhere.newPage()
    await open(other, `/en/chat?chatId=${chatId}`)
    await expect(chatPage(other).connected).toBeVisible()
    await expect(
      page.getByText('The user is logged in elsewhere, please refresh the page'),
    ).toBeVisible()
    await expect(chat.field).toBeDisabled()
    await member.signOut()
    await expect(other.getByText('Account is offline, please login again')).toBeVisible()
    await elsewhere.close()
  },
)

test(
  'a connection that does not come back is broken [CH-7]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const store = await createStore()
    await page.clock.install()
    await page.routeWebSocket(/\/realtime\//, (socket) => socket.close())
    await page.route('**/realtime/events*', (route) => route.abort())
    await openChatWith(page, member, store.code)
    await expect(page.getByText(t('chat.connecting'), { exact: true })).toBeVisible()
    const broken = page.getByText(
      'The connection has been broken, please refresh the page and try again',
    )
    // The minute begins when the pane is loaded.
    await expect(async () => {
      await page.clock.runFor(61_000)
      await expect(broken).toBeVisible({ timeout: 500 })
    }).toPass()
  },
)

test(
  'a user who cannot be loaded logs in again [CH-7]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const store = await createStore()
    await page.route('**/api/p/user/userInfo', (route) => route.abort())
    await openChatWith(page, member, store.code)
    await expect(page.getByText('Cannot get user info, please log in again')).toBeVisible()
  },
)

test(
  'customer service that is not there and a store that was taken offline are named [CH-3] [CH-7]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const { chatId } = await member.call(chatEndpoints.consult, { body: { desk: 'official' } })
    await open(page, `/en/chat?chatId=${chatId}`)
    await expect(page.getByText('Current customer service is not online').first()).toBeVisible()
    const store = await createStore()
    await atomic(serverCtx(), (ctx) => suspendSeller(ctx, store.id, 'Licence'))
    await openChatWith(page, member, store.code)
    await expect(page.getByText('The store has been taken offline').first()).toBeVisible()
    await expect(chatPage(page).field).toBeEnabled()
  },
)

test(
  'an expired chat is started again, an ended one is rated and reported [CH-3]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, environment, member }) => {
    const store = await createStore()
    const { chatId } = await member.call(chatEndpoints.consult, {
      body: { desk: 'store', sellerCode: store.code },
    })
    await expireChat(serverCtx(new Date('2100-01-01')), chatId)
    await open(page, `/en/chat?chatId=${chatId}`)
    const chat = chatPage(page)
    await expect(page.getByRole('status').getByText(t('chat.expired'))).toBeVisible()
    await page.getByRole('button', { name: t('chat.again') }).click()
    await chat.field.fill('Is it still for sale?')
    await chat.send.click()
    await expect(chat.message('Is it still for sale?')).toContainText(SENT)

    const seller = await aSalesperson(environment, store.code)
    await seller.take(chatId)
    await seller.send(chatId, 'It is.', 2)
    await expect(chat.message('It is.')).toBeVisible()
    await page.getByLabel(t('chat.more')).click()
    await page.getByRole('button', { name: t('chat.end') }).click()
    await expect(page.getByText(t('chat.ended'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('chat.stars', { count: 5 }) }).click()
    await expect(page.getByText(t('chat.rated'))).toBeVisible()
    await page.getByLabel(t('chat.more')).click()
    await page.getByRole('button', { name: t('chat.report') }).click()
    const dialog = page.getByRole('dialog', { name: t('chat.report') })
    await dialog.getByLabel(t('chat.reason')).selectOption('spam')
    await dialog.getByRole('button', { name: t('chat.reportSend') }).click()
    await expect(page.getByText(t('chat.reported'))).toBeVisible()
    seller.leave()
  },
)

test(
  'a message that is refused says why and is edited [CH-8]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const store = await createStore()
    const chatId = await openChatWith(page, member, store.code)
    const chat = chatPage(page)
    await expect(chat.connected).toBeVisible()
    await page.route('**/api/p/chat/send', (route) => route.abort())
    await chat.field.fill('About the first machine')
    await chat.send.click()
    await expect(chat.message('About the first machine')).toContainText(t('chat.notSentYet'))
    await member.call(chatEndpoints.end, { body: { chatId } })
    await page.unroute('**/api/p/chat/send')
    await expect(chat.message('About the first machine')).toContainText(t('error.chatEnded'))
    await page.getByRole('button', { name: t('chat.again') }).click()
    await chat
      .message('About the first machine')
      .getByRole('button', { name: t('chat.edit') })
      .click()
    await expect(chat.field).toHaveValue('About the first machine')
    await chat.send.click()
    await expect(chat.message('About the first machine')).toContainText(SENT)
  },
)

test(
  'other files and large ones are refused, a photo is shown, an account number is warned of [CH-6] [FM-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, member }) => {
    const store = await createStore()
    await openChatWith(page, member, store.code)
    const chat = chatPage(page)
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      chat.files.setInputFiles({ name, mimeType, buffer })
    const alert = page.getByRole('main').getByRole('alert')
    await choose('large.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1))
    await expect(alert).toHaveText(t('error.imageTooLarge', { megabytes: 10 }))
    await choose('note.png', 'image/png', Buffer.from('no picture'))
    await expect(alert).toHaveText(t('error.imageFormat'))
    await choose('yard.png', 'image/png', await page.screenshot({ caret: 'initial' }))
    const photo = chat.log.getByRole('button', { name: t('chat.ownPhoto') })
    await expect(photo.locator('image')).toHaveAttribute('href', /^http/)
    await photo.click()
    const view = page.getByRole('dialog', { name: t('chat.ownPhoto') })
    await expect
      .poll(() => view.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    await view.getByRole('button', { name: t('common.close') }).click()
    await expect(view).toBeHidden()

    await chat.field.fill('Pay to IBAN AE07 0331 2345 6789 0123 456')
    await chat.send.click()
    await expect(chat.message('AE07')).toContainText(t('chat.accountWarning'))
  },
)

withAddress(
  'a visitor logs in on the way and lands in the conversation [ID-14]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page }) => {
    const store = await createStore()
    const who = await createAccount()
    await open(page, `/en/sellers/${store.code}`)
    await page
      .getByRole('link', { name: t('sellerPage.message') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('shell.loginToChat') })
    await expect(dialog).toContainText(t('shell.loginFirst'))
    await passwordForm(dialog, 'en').send(who)
    await expect(page).toHaveURL(/\/chat\?chatId=/)
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible()
    await expect(chatPage(page).field).toBeEnabled()
  },
)
