import { randomUUID } from 'node:crypto'
import { chatStaffEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { callAs, expect, staffSession, test } from '../backoffice/office.ts'
import { createMember } from '../identity/member.ts'
import { examine } from './examine.ts'

test('inquiries, offers and chats of the back office are accessible [BO-2] [IN-3] [CH-10]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
  api,
  machine: { deviceId },
}) => {
  const staff = api()
  const buyer = await createMember(environment, { nickName: 'Layla Haddad' })
  const subject = `Swing motor ${randomUUID().slice(0, 8)}`
  const submit = () =>
    buyer.call(inquiryEndpoints.submit, {
      body: {
        submissionId: randomUUID(),
        deviceId,
        subject,
        content: `Is it sealed? https://yard.example/photos ${randomUUID()}`,
        country: 'SA',
      },
    })
  const { inquiryId } = await submit()
  const { inquiryId: answered } = await submit()
  const { seller } = await staff(deviceEndpoints.detail, { query: { deviceId } })
  await staff(inquiryStaffEndpoints.push, {
    body: { inquiryId: answered, recipient: 'seller', sellerCodes: [seller.code] },
  })
  await staff(inquiryStaffEndpoints.reply, {
    body: { inquiryId: answered, body: 'It is included.', isForSeller: true },
  })
  const { chatId } = await buyer.call(chatEndpoints.consult, { body: { desk: 'official' } })
  const content = { kind: 'text', text: 'Which documents come with it?' } as const
  await buyer.call(chatEndpoints.send, {
    body: { chatId, consultation: 1, sendId: randomUUID(), content },
  })
  const clerk = await staffSession(['chat.answer'])
  await callAs(environment, clerk.token)(chatStaffEndpoints.take, { body: { chatId } })
  await buyer.call(chatEndpoints.report, { body: { chatId, reason: 'fraud', note: 'Money' } })
  await signIn()
  await examine({ page, context, environment, variant }, 'office', [
    {
      name: 'inquiries',
      path: `/inquiries?state=unaudited&find=${encodeURIComponent(subject)}`,
      step: ({ page }) =>
        expect(page.getByRole('row').filter({ hasText: subject }).first()).toBeVisible(),
    },
    { name: 'an inquiry', path: `/inquiries/${inquiryId}` },
    {
      name: 'to forward an inquiry',
      path: `/inquiries/${inquiryId}`,
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('backofficeInquiry.push'), exact: true }).click()
        const name = t('backofficeInquiry.pushTitle')
        await expect(page.getByRole('dialog', { name })).toBeVisible()
      },
    },
    { name: 'an inquiry with an answer', path: `/inquiries/${answered}` },
    { name: 'offers', path: '/offers' },
    { name: 'viewings', path: '/viewings' },
    { name: 'the calendar of viewings', path: '/viewings/calendar' },
    {
      name: 'a chat',
      path: `/chat?chat=${chatId}`,
      step: ({ page, t }) =>
        expect(page.getByRole('log', { name: t('portalChat.messages') })).toContainText(
          'Which documents',
        ),
    },
    { name: 'a canned answer', path: '/chat/canned/new' },
    {
      name: 'a reported chat',
      path: '/chat/reports',
      step: async ({ page }) => {
        await page.getByRole('row').filter({ hasText: 'Layla' }).first().getByRole('link').click()
        await expect(page.getByText('Which documents').first()).toBeVisible()
      },
    },
  ])
})
