import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { chatIdIn, chatPage } from './chat-page.ts'
import { aSalesperson, createStore, sellerOf } from './store-desk.ts'

const QUESTION = 'Is the <b>swing motor</b> sealed?'
const ANSWER = 'Yes, the seal is <script>alert(1)</script> new.'

test('a buyer writes to the seller of a machine, sees it read, sees who types and who answers [RT-14] [CH-1] [CH-3] [CH-4] [CH-10] [AP-13] [EQ-3]', async ({
  page,
  context,
  environment,
  machine,
  language,
  t,
  isPhone,
}) => {
  const isDesk = !isPhone
  await (await createMember(environment)).signIn(context)
  await open(page, `/${language}/device-detail/${machine.deviceId}`)
  const seller = await aSalesperson(environment, await sellerOf(environment, machine.deviceId))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('deviceDetail.chat'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/chat\?chatId=/)
  const chatId = chatIdIn(page)
  const chat = chatPage(page, language)
  const main = page.getByRole('main')
  await expect(main.locator(`a[href$="/device-detail/${machine.deviceId}"]`).last()).toBeVisible()
  await expect(main.getByText(t('chat.online'), { exact: true })).toBeVisible()

  await chat.field.fill('   ')
  await chat.send.click()
  await expect(main.getByRole('alert')).toHaveText(t('error.chatBlank'))
  await chat.field.fill(QUESTION)
  await chat.field.press('Enter')
  if (!isDesk) {
    await expect(chat.field).toHaveValue(`${QUESTION}\n`)
    await chat.send.click()
  }
  await expect(chat.message(QUESTION)).toContainText(`· ${t('chat.sent')}`)
  await expect(chat.field).toHaveValue('')
  if (isDesk) {
    await chat.field.fill('Two')
    await chat.field.press('Shift+Enter')
    await chat.field.pressSequentially('lines')
    await expect(chat.field).toHaveValue('Two\nlines')
    await chat.field.press('Enter')
    await expect(chat.message('Two')).toContainText('lines')
  }

  await seller.take(chatId)
  await seller.read(chatId, isDesk ? 2 : 1)
  await expect(chat.message(QUESTION)).toContainText(t('chat.read'))
  const type = await seller.write(chatId)
  type()
  await expect(chat.log.getByText(t('chat.typing', { name: seller.name }))).toBeVisible()
  await seller.send(chatId, ANSWER)
  const answer = chat.message(ANSWER)
  await expect(answer).toContainText(seller.name)
  await expect(chat.log.getByText(t('chat.typing', { name: seller.name }))).toHaveCount(0)
  await expect(main.locator('[aria-live=polite]').filter({ hasText: ANSWER })).toContainText(
    seller.name,
  )
  await expect.poll(async () => (await seller.thread(chatId)).messages.at(-1)?.isRead).toBe(true)
  expect(await overflowOf(page)).toBe(0)

  // Elsewhere on the site the number of unread messages grows; it is gone once they are read.
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"joined"')) resolve()
      }),
    )
  })
  await open(page, `/${language}`)
  await joined
  await seller.send(chatId, 'Shall we hold it for you?')
  const badge = page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.messagesUnread', { count: 1 }) })
  await expect(badge).toBeVisible()
  await badge.click()
  const line = main.getByRole('listitem').filter({ hasText: 'Shall we hold it for you?' })
  await expect(line.getByRole('img', { name: t('chat.unread', { count: 1 }) })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await line.getByRole('link').click()
  await expect(chat.message('Shall we hold it for you?')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  if (!isDesk) await main.getByRole('link', { name: t('chat.back') }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('shell.messages'), exact: true }),
  ).toBeVisible()
  seller.leave()
})

const t = translator('en')

test(
  'official chats and those with stores are apart [CH-1]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment }) => {
    await (await createMember(environment)).signIn(context)
    const store = await createStore()
    await open(page, '/en/help-center')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.askService') })
      .click()
    await expect(page).toHaveURL(/\/chat\?chatId=/)
    await open(page, `/en/sellers/${store.code}`)
    await page
      .getByRole('link', { name: t('sellerPage.message') })
      .first()
      .click()
    // The seller's page has the same heading, and pages that were left stay hidden in the document.
    await expect(page).toHaveURL(/\/chat\?chatId=/)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: store.name })).toBeVisible()
    const lines = main.getByRole('complementary').getByRole('listitem')
    const official = lines.filter({ hasText: t('chat.customerService') })
    const ofStore = lines.filter({ hasText: store.name })
    await expect(official).toBeVisible()
    await expect(ofStore).toBeVisible()
    const choice = main.getByRole('navigation', { name: t('chat.groups') })
    await choice.getByRole('link', { name: t('chat.official') }).click()
    await expect(ofStore).toHaveCount(0)
    await expect(official).toBeVisible()
    await choice.getByRole('link', { name: t('chat.stores') }).click()
    await expect(official).toHaveCount(0)
    await expect(ofStore).toBeVisible()
  },
)
