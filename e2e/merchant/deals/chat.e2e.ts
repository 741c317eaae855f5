import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { overflowOf } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { createMember } from '../../identity/member.ts'
import { expect, test } from '../portal.ts'

const t = translator('ar')

// A call without a network is reported by the browser and by the page.
test.use({ expectedMessages: /status of 4\d\d|ERR_INTERNET_DISCONNECTED|no readable answer/ })

test('a dealer answers on a phone, and what is written without a network waits and goes once @phone-only [CH-3] [CH-10]', async ({
  page,
  context,
  api,
  machine: { deviceId },
  signIn,
  speak,
  environment,
}) => {
  const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
  const buyer = await createMember(environment, { nickName: 'مشتري الساحة', locale: 'en' })
  const consult = { body: { desk: 'store', deviceId } } as const
  const { chatId, consultation } = await buyer.call(chatEndpoints.consult, consult)
  const say = (text: string) =>
    buyer.call(chatEndpoints.send, {
      body: { chatId, consultation, sendId: randomUUID(), content: { kind: 'text', text } },
    })
  await say('Is the tailgate included?')
  // Other tests leave buyers in the queue: this one has waited longest.
  await sql(
    environment.databaseUrl,
    `update chat set waiting_since = waiting_since - interval '3 days' where id = $1`,
    [chatId],
  )
  const textsOf = async () => {
    const { messages } = await buyer.call(chatEndpoints.thread, { query: { chatId } })
    return messages.map(({ text }) => text)
  }

  await speak('ar')
  await signIn({ sellerCode: seller.code, role: 'sales' })
  await page.goto('/chat')
  const row = page.getByRole('link', { name: /مشتري الساحة/ }).first()
  await expect(row).toBeVisible()
  await expect(page.getByText(t('portalChat.connected'), { exact: true })).toBeAttached()
  expect(await overflowOf(page)).toBe(0)

  await page.getByRole('button', { name: t('portalChat.takeNext') }).click()
  await expect(page.getByRole('log', { name: t('portalChat.messages') })).toContainText(
    'Is the tailgate included?',
  )
  await expect(row).toBeHidden()
  expect(await overflowOf(page)).toBe(0)

  const field = page.getByRole('textbox', { name: t('portalChat.message') })
  const send = page.getByRole('button', { name: t('portalChat.send'), exact: true })
  // On a phone Enter begins a new line.
  await field.fill('نعم')
  await field.press('Enter')
  await field.pressSequentially('مشمولة')
  await send.click()
  await expect.poll(textsOf).toContain('نعم\nمشمولة')

  await context.setOffline(true)
  await field.fill('يصلك العرض اليوم')
  await send.click()
  await expect(page.getByText(t('portalChat.waitsToBeSent'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(t('portalChat.waitsToBeSent'))).toHaveCount(0, { timeout: 20_000 })
  await say('Thank you')
  await expect(page.getByRole('log', { name: t('portalChat.messages') })).toContainText('Thank you')
  expect((await textsOf()).filter((text) => text === 'يصلك العرض اليوم')).toHaveLength(1)

  await page.getByRole('button', { name: t('portalChat.about') }).click()
  await expect(page.getByRole('heading', { name: t('portalChat.machine') })).toBeVisible()
  await page.getByRole('button', { name: t('portalChat.backToChat') }).click()
  await page.getByRole('button', { name: t('portalChat.back') }).click()
  await expect(row).toBeVisible()
})
