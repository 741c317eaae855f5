import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import { quoteStaffEndpoints } from '@ironsouq/contract/deals/quote/quote.staff.endpoints'
import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { callAs } from '../backoffice/office.ts'
import { aSalesperson, createStore } from '../deals/store-desk.ts'
import { shownBy } from '../environment/app-codes.ts'
import { expect } from '../environment/fixtures.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import {
  addNotification,
  PRIVATE,
  recordView,
  save,
  saveSold,
  test,
} from '../people/member-pages.ts'
import { examine } from './examine.ts'

test('the pages of a member are accessible [RT-21] [RT-23] [RT-24] [ID-15]', async ({
  page,
  context,
  environment,
  variant,
  member,
  machines,
  sold,
}) => {
  await save(member, ...machines.slice(0, 3))
  await saveSold(member, sold)
  await recordView(member, ...machines.slice(0, 3))
  await addNotification(member, 'welcome')
  const query = { brand: 'caterpillar' }
  const search = { pace: 'weekly', query, isWant: false, note: '' } as const
  await member.call(savedSearchEndpoints.save, { body: { ...search, name: 'Cat' } })
  await member.call(savedSearchEndpoints.save, {
    body: { ...search, name: 'Quarry', query: { year: '1990-1991' }, isWant: true, note: 'Soon' },
  })
  await examine({ page, context, environment, variant }, 'shop', [
    ...PRIVATE.map((path) => ({ name: path, path })),
    { name: 'viewings', path: '/user-center/viewings' },
    { name: 'saved searches', path: '/user-center/saved-searches' },
    { name: 'account', path: '/user-center/account' },
    { name: 'security', path: '/user-center/security' },
    { name: 'privacy', path: '/user-center/privacy' },
    {
      name: 'recovery codes',
      path: '/user-center/security',
      step: async ({ page, t }) => {
        const name = t('settings.twoStep')
        const panel = page.getByRole('region', { name, exact: true })
        await panel.getByRole('button', { name: t('settings.twoStepBegin') }).click()
        const link = panel.getByRole('link', { name: t('settings.twoStepOpen') })
        const key = /secret=([A-Z2-7]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
        await panel.getByLabel(t('settings.twoStepCode')).fill(shownBy(key, -1))
        await panel.getByRole('button', { name: t('settings.twoStepEnable') }).click()
        await expect(panel.getByRole('status').getByRole('listitem')).toHaveCount(10)
      },
    },
  ])
})

test('the proof of identity is accessible [ID-15]', async ({
  page,
  context,
  environment,
  variant,
}) => {
  const signedInAt = new Date(Date.now() - 3_600_000)
  const member = await createMember(environment, { signedInAt })
  await member.signIn(context)
  await member.anotherSession()
  await examine({ page, context, environment, variant }, 'shop', [
    {
      name: 'a proof of identity',
      path: '/user-center/security',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('settings.logOutOthers') }).click()
        await expect(page.getByRole('dialog', { name: t('settings.proveTitle') })).toBeVisible()
      },
    },
  ])
})

const PRICE = { amount: '231000.00', currency: 'AED' }
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('inquiries and quotes are accessible [RT-6] [RT-7] [IN-6]', async ({
  page,
  context,
  environment,
  variant,
  api,
}) => {
  const staff = api()
  const { records } = await staff(deviceEndpoints.list, { query: { size: 48 } })
  // Not one of the first: other tests use those while this one reserves it.
  const deviceId = records.at(-5)?.deviceId ?? ''
  const { seller } = await staff(deviceEndpoints.detail, { query: { deviceId } })
  const dealer = callAs(environment, await dealerSession({ sellerCode: seller.code }))
  const member = await createMember(environment)
  await member.signIn(context)

  const inquire = async (isQuoted: boolean) => {
    const { inquiryId } = await member.call(inquiryEndpoints.submit, {
      body: {
        submissionId: randomUUID(),
        deviceId,
        subject: 'Swing motor',
        content: `Please quote to my place. ${randomUUID()}`,
      },
    })
    await staff(inquiryStaffEndpoints.push, {
      body: { inquiryId, recipient: 'seller', sellerCodes: [seller.code] },
    })
    if (!isQuoted) return { inquiryId, quoteId: '', price: PRICE }
    const { quoteId, price } = await dealer(quoteMerchantEndpoints.make, {
      body: {
        inquiryId,
        deviceId,
        price: PRICE,
        vat: 'standard',
        delivery: 'yard',
        readyOn: dayIn(20),
        warranty: 'none',
        validDays: 7,
        included: '',
        note: '',
      },
    })
    return { inquiryId, quoteId, price }
  }
  const answered = await inquire(false)
  const reply = { inquiryId: answered.inquiryId, body: 'It is included.', isForSeller: true }
  await staff(inquiryStaffEndpoints.reply, { body: reply })
  const open = await inquire(true)
  const accepted = await inquire(true)
  const path = ({ inquiryId }: { inquiryId: string }) => `/inquiry-detail/${inquiryId}`
  await examine({ page, context, environment, variant }, 'shop', [
    { name: 'an inquiry with an answer', path: path(answered) },
    { name: 'an inquiry with a quote', path: path(open) },
    { name: 'quotes', path: `${path(open)}/quotes` },
    { name: 'the acceptance of a quote', path: `${path(open)}/quotes?accept=${open.quoteId}` },
  ])
  await member.call(quoteEndpoints.accept, {
    body: { quoteId: accepted.quoteId, price: accepted.price },
  })
  try {
    await examine({ page, context, environment, variant }, 'shop', [
      { name: 'an accepted quote', path: `${path(accepted)}/quotes?done` },
    ])
  } finally {
    await staff(quoteStaffEndpoints.release, { body: { quoteId: accepted.quoteId } })
  }
})

test('chats are accessible [RT-14] [CH-1]', async ({ page, context, environment, variant }) => {
  const member = await createMember(environment)
  await member.signIn(context)
  const store = await createStore()
  const { chatId } = await member.call(chatEndpoints.consult, {
    body: { desk: 'store', sellerCode: store.code },
  })
  const content = { kind: 'text', text: 'Is the swing motor sealed?' } as const
  await member.call(chatEndpoints.send, {
    body: { chatId, consultation: 1, sendId: randomUUID(), content },
  })
  const seller = await aSalesperson(environment, store.code)
  await seller.take(chatId)
  await seller.send(chatId, 'Yes, the seal is new.')
  await examine({ page, context, environment, variant }, 'shop', [
    {
      name: 'chats, one of them unread',
      path: '/chat',
      step: ({ page }) => expect(page.getByText('Yes, the seal is new.').first()).toBeVisible(),
    },
    {
      name: 'a chat',
      path: `/chat?chatId=${chatId}`,
      step: ({ page }) => expect(page.getByText('Yes, the seal is new.').last()).toBeVisible(),
    },
  ])
  seller.leave()
})
