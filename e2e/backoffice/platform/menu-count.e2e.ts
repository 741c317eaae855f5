import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { createMember } from '../../identity/member.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk', language: 'en' } })

const t = translator('en')

test('the number of inquiries in the menu grows while a screen is open', async ({
  page,
  signIn,
  environment,
}) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        payload.toString().includes('"joined"'),
      ),
    )
  await signIn()
  await page.goto('/')
  await joined
  const line = page
    .getByRole('navigation', { name: t('portal.backOffice') })
    .getByRole('link', { name: t('backofficeInquiry.title') })
  const shown = async () => Number(/\d+/.exec((await line.textContent()) ?? '')?.[0] ?? 0)
  await expect(line).toBeVisible()
  const before = await shown()
  const buyer = await createMember(environment)
  await buyer.call(inquiryEndpoints.submit, {
    body: { submissionId: randomUUID(), subject: 'Grader', content: 'Is it still for sale?' },
  })
  // It asks by itself once a minute.
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(before)
})

test('the number of waiting chats in the menu grows while another screen is open [CH-10]', async ({
  page,
  signIn,
  environment,
}) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        /"joined".*"queue:/.test(payload.toString()),
      ),
    )
  await signIn()
  await page.goto('/')
  await joined
  const line = page
    .getByRole('navigation', { name: t('portal.backOffice') })
    .getByRole('link', { name: t('portalChat.menu') })
  const shown = async () => Number(/\d+/.exec((await line.textContent()) ?? '')?.[0] ?? 0)
  await expect(line).toBeVisible()
  const before = await shown()
  const buyer = await createMember(environment)
  await buyer.call(chatEndpoints.consult, { body: { desk: 'official' } })
  await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(before)
})
