import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { callAs } from '../backoffice/office.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession, expect, test } from '../merchant/portal.ts'
import { examine } from './examine.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the frame of the merchant portal is accessible [ST-4] [ID-20]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
  api,
  machine: { deviceId },
}) => {
  const visit = { page, context, environment, variant }
  await examine(visit, 'merchant', [
    { name: 'login', path: '/login' },
    {
      name: 'an invitation that is over',
      path: '/invitation#forged',
      step: ({ page, t }) => expect(page.getByText(t('portalSignIn.invitationGone'))).toBeVisible(),
    },
  ])
  const { seller } = await api()(deviceEndpoints.detail, { query: { deviceId } })
  await signIn({ sellerCode: seller.code, role: 'warehouse' })
  await examine(visit, 'merchant', [{ name: 'without permission', path: '/inquiries' }])
})

test('inquiries, quotes and chats of a dealer are accessible [IN-6] [CH-10]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
  api,
  machine: { deviceId },
}) => {
  const staff = api()
  const { seller } = await staff(deviceEndpoints.detail, { query: { deviceId } })
  const dealer = callAs(environment, await dealerSession({ sellerCode: seller.code }))
  const buyer = await createMember(environment, { nickName: 'Yard Buyer' })
  const inquire = async () => {
    const { inquiryId } = await buyer.call(inquiryEndpoints.submit, {
      body: {
        submissionId: randomUUID(),
        deviceId,
        subject: 'Swing motor',
        content: `Please quote. ${randomUUID()}`,
      },
    })
    const body = { inquiryId, recipient: 'seller', sellerCodes: [seller.code] } as const
    await staff(inquiryStaffEndpoints.push, { body: { ...body, sellerCodes: [seller.code] } })
    return inquiryId
  }
  const [waiting, quoted] = [await inquire(), await inquire()]
  await dealer(quoteMerchantEndpoints.make, {
    body: {
      inquiryId: quoted,
      deviceId,
      price: { amount: '231000.00', currency: 'AED' },
      vat: 'standard',
      delivery: 'yard',
      readyOn: dayIn(20),
      warranty: 'none',
      validDays: 7,
      included: '',
      note: '',
    },
  })
  const consult = { body: { desk: 'store', deviceId } } as const
  const { chatId, consultation } = await buyer.call(chatEndpoints.consult, consult)
  const content = { kind: 'text', text: 'Is the tailgate included?' } as const
  await buyer.call(chatEndpoints.send, {
    body: { chatId, consultation, sendId: randomUUID(), content },
  })
  await signIn({ sellerCode: seller.code })
  await examine({ page, context, environment, variant }, 'merchant', [
    {
      name: 'today',
      path: '/',
      step: ({ page, t }) => expect(page.getByText(t('merchantInquiry.replyTime'))).toBeVisible(),
    },
    { name: 'inquiries', path: '/inquiries' },
    { name: 'an inquiry', path: `/inquiries/${waiting}` },
    {
      name: 'an inquiry with a quote',
      path: `/inquiries/${quoted}`,
      step: ({ page, t }) =>
        expect(page.getByText(t('quote.stateOpen'), { exact: true }).first()).toBeVisible(),
    },
    {
      name: 'chats',
      path: '/chat',
      step: ({ page }) =>
        expect(page.getByRole('link', { name: /Yard Buyer/ }).first()).toBeVisible(),
    },
    {
      name: 'a chat',
      path: `/chat?chat=${chatId}`,
      step: ({ page }) => expect(page.getByText('Is the tailgate included?').last()).toBeVisible(),
    },
  ])
})
