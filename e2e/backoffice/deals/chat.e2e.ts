import { randomUUID } from 'node:crypto'
import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { PERMISSIONS } from '@ironsouq/contract/permission'
import { translator } from '@ironsouq/i18n/translate'
import type { Page } from '@playwright/test'
import { staffTokenOf } from '../../../apps/server/src/features/people/staff/staff.builder.ts'
import { serverCtx } from '../../environment/ctx.ts'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { createMember, type Member } from '../../identity/member.ts'
import { expect, staffSession, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

const textsOf = async ({ call }: Member, chatId: string) => {
  const { messages } = await call(chatEndpoints.thread, { query: { chatId } })
  return messages.map(({ text }) => text)
}

const saying = (chatId: string, text: string) => ({
  body: {
    chatId,
    consultation: 1,
    sendId: randomUUID(),
    content: { kind: 'text', text } as const,
  },
})

const field = (page: Page) => page.getByRole('textbox', { name: t('portalChat.message') })
const log = (page: Page) => page.getByRole('log', { name: t('portalChat.messages') })
const connected = (page: Page) =>
  expect(page.getByText(t('portalChat.connected'), { exact: true })).toBeAttached()

test('staff take the next buyer, answer with a canned answer, note, and give the chat to a colleague who ends it [CH-3] [CH-4] [CH-10]', async ({
  page,
  browser,
  signIn,
  api,
  machine: { deviceId },
  environment,
}) => {
  test.slow()
  const buyer = await createMember(environment, { nickName: 'Gulf Corridor', locale: 'ar' })
  const consult = { body: { desk: 'official', deviceId } } as const
  const { chatId } = await buyer.call(chatEndpoints.consult, consult)
  await buyer.call(chatEndpoints.send, saying(chatId, 'Which documents come with it?'))
  // Other tests leave buyers in the queue: this one has waited longest.
  await sql(
    environment.databaseUrl,
    `update chat set waiting_since = waiting_since - interval '3 days' where id = $1`,
    [chatId],
  )
  const word = `paper${randomUUID().slice(0, 8)}`
  const arabic = 'الفاتورة وبيان التصدير وتقرير الفحص.'
  const texts = {
    en: { title: `Documents ${word}`, text: 'Invoice, export declaration, inspection report.' },
    ar: { title: `الأوراق ${word}`, text: arabic },
  }
  await api()(chatStaffEndpoints.saveCanned, { body: { answerId: null, texts } })

  const staffId = await signIn()
  await page.goto('/chat')
  await expect(page.getByRole('link', { name: /Gulf Corridor/ })).toBeVisible()
  await connected(page)
  await page.keyboard.press('n')
  await expect(log(page)).toContainText('Which documents come with it?')
  const { speaker } = await buyer.call(chatEndpoints.detail, { query: { chatId } })
  expect(speaker).toBe('Amal Haddad')

  // The canned answer comes in the language of the buyer.
  await field(page).fill(`/${word}`)
  await expect(page.getByRole('option')).toHaveCount(1)
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue(arabic)
  await field(page).press('Enter')
  await expect(log(page)).toContainText(arabic)
  await expect.poll(() => textsOf(buyer, chatId)).toContain(arabic)
  await expect(log(page).getByText(t('portalChat.sent'))).toBeVisible()
  await buyer.call(chatEndpoints.read, { body: { chatId, seq: 2 } })
  await expect(log(page).getByText(t('portalChat.read'))).toBeVisible()

  // An account number is refused and stays in the field.
  const account = 'Transfer to AE07 0331 2345 6789 0123 456'
  await field(page).fill(account)
  await field(page).press('Enter')
  await expect(page.getByRole('alert').getByText(t('error.chatAccountNumber'))).toBeVisible()
  await expect(field(page)).toHaveValue(account)
  await field(page).fill('')

  // The buyer never sees a note.
  await page.getByRole('button', { name: t('portalChat.note') }).click()
  const note = page.getByRole('textbox', { name: t('portalChat.note') })
  await note.fill('Paid within three days last time')
  await note.press('Enter')
  await expect(log(page).getByText(t('portalChat.noteMark'))).toBeVisible()
  expect(await textsOf(buyer, chatId)).toEqual(['Which documents come with it?', arabic])

  await buyer.call(chatEndpoints.send, saying(chatId, 'To which account do I pay?'))
  await expect(log(page)).toContainText('To which account do I pay?')

  // A colleague gets it with the note.
  const name = `Huda ${randomUUID().slice(0, 8)}`
  const colleague = await staffSession(PERMISSIONS, { name })
  await page.getByRole('button', { name: t('portalChat.transfer'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('portalChat.colleague') }).click()
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('textbox').fill('asks about payment')
  await dialog.getByRole('button', { name: t('portalChat.transfer') }).click()
  await expect(page.getByText(t('portalChat.chooseTitle'))).toBeVisible()

  const context = await browser.newContext({ baseURL: environment.officeUrl })
  await context.addCookies([{ name: 'staff', value: colleague.token, url: environment.officeUrl }])
  const other = await context.newPage()
  await other.goto(`/chat?chat=${chatId}`)
  await expect(log(other)).toContainText('asks about payment')
  await expect(log(other)).toContainText('Paid within three days last time')
  await other.getByRole('button', { name: t('portalChat.end'), exact: true }).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('portalChat.end') })
    .click()
  await expect(other.getByText(t('portalChat.isEnded'))).toBeVisible()
  await context.close()
  expect((await buyer.call(chatEndpoints.detail, { query: { chatId } })).state).toBe('ended')

  // Another sign-in of the same person displaces this one [ID-13].
  await page.goto(`/chat?chat=${chatId}`)
  await connected(page)
  const again = await staffTokenOf(serverCtx(), staffId)
  const elsewhere = await browser.newContext({ baseURL: environment.officeUrl })
  await elsewhere.addCookies([{ name: 'staff', value: again, url: environment.officeUrl }])
  const second = await elsewhere.newPage()
  await second.goto('/chat')
  await connected(second)
  await expect(
    page.getByText('The user is logged in elsewhere, please refresh the page'),
  ).toBeVisible()
  await elsewhere.close()
})

test('canned answers are written in several languages and removed [CH-10]', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/chat/canned/new')
  const title = `Viewing hours ${randomUUID().slice(0, 8)}`
  const english = page.getByRole('region', { name: 'English' })
  await english.getByLabel(t('portalChat.cannedName')).fill(title)
  await english.getByLabel(t('portalChat.cannedBody')).fill('Sunday to Thursday, 8:00 to 17:00.')
  const arabic = page.getByRole('region', { name: 'العربية' })
  await arabic.getByLabel(t('portalChat.cannedName')).fill('أوقات المعاينة')
  await arabic.getByLabel(t('portalChat.cannedBody')).fill('من الأحد إلى الخميس.')
  await page.getByRole('button', { name: t('portal.save') }).click()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: t('portalChat.cannedRemove') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('portalChat.cannedRemove') })
    .click()
  await expect(page.getByRole('button', { name: t('portalChat.cannedRemove') })).toHaveCount(0)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('staff read a reported chat and settle the report', async ({ page, signIn, environment }) => {
  const buyer = await createMember(environment, { nickName: `Rift ${randomUUID().slice(0, 8)}` })
  const { chatId } = await buyer.call(chatEndpoints.consult, { body: { desk: 'official' } })
  await buyer.call(chatEndpoints.send, saying(chatId, 'Send me your number'))
  await buyer.call(chatEndpoints.report, {
    body: { chatId, reason: 'fraud', note: 'Asks for money' },
  })
  await signIn()
  await page.goto('/chat/reports')
  const row = page.getByRole('row').filter({ hasText: buyer.nickName })
  await expect(row).toContainText(t('portalChat.reason_fraud'))
  await row.getByRole('link').click()
  await expect(page.getByText('Send me your number')).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: t('portalChat.settle') }).click()
  await expect(page.getByText(t('portalChat.settled'))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: buyer.nickName })).toHaveCount(0)
})
