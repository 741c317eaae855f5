import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { savedSearchEndpoints } from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { expect, it } from 'vitest'
import { deleteOldInquiries } from '#features/deals/inquiry/inquiry.delete-old.job.ts'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { anAgent, saying } from '#test/chats.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, pay, ship } from '#test/mall/paid-order.ts'
import { whereStored } from '#test/stored-values.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { finishErasures } from './privacy.erase.service.ts'

const ADDRESS = {
  recipient: 'Rashid V83',
  phone: '+971508383838',
  country: 'AE',
  region: 'sharjah',
  city: 'Sajaa V83 quarter',
  detail: 'Street V83, behind the quarry',
  makani: '8383838383',
}
const WRITTEN = {
  orderMessage: 'Call the V83 gate first',
  chatText: 'My V83 excavator leaks oil',
  chatAnswer: 'Dear V83, a fitter comes at noon',
  inquirySubject: 'Loader for V83 pit',
  inquiryContent: 'V83 needs it before the rains',
  inquiryKeywords: 'v83-keyword',
  inquiryFile: 'v83 site plan.pdf',
  inquiryFileText: 'V83 plan of the pit',
  searchName: 'V83 search for the pit',
  searchWords: 'v83wordsofsearch',
  searchNote: 'V83 pays in cash',
}
const { recipient, phone, city, detail, makani } = ADDRESS
const MARKS = { recipient, phone, city, detail, makani, ...WRITTEN }

/** An order that was delivered, one that was canceled, and goods in the cart. */
async function buys({ server }: Uploads, call: ApiCall) {
  await call(addressEndpoints.add, { body: ADDRESS })
  const { skuId, sellerId } = await aShop(server.ctx)
  const lines = [{ skuId, quantity: 1 }]
  const delivery = { sellerId, method: 'courier' as const, message: WRITTEN.orderMessage }
  const place = async () => {
    const { total } = await call(orderEndpoints.confirm, { body: { lines } })
    const body = { lines, deliveries: [delivery], submitId: randomUUID(), expected: total }
    const { orders } = await call(orderEndpoints.submit, { body })
    return orders[0] ?? expect.unreachable()
  }
  const { orderId, orderNumber } = await place()
  await pay(server, orderId)
  await ship(await aPacker(server, sellerId), orderId, 'AX-83')
  await call(orderEndpoints.receive, { body: { orderNumber } })
  await call(orderEndpoints.cancel, { body: { orderNumber: (await place()).orderNumber } })
  await call(cartEndpoints.add, { body: { skuId, quantity: 2 } })
}

async function chats({ server }: Uploads, call: ApiCall) {
  const { chatId } = await call(chatEndpoints.consult, { body: { desk: 'official' } })
  await call(chatEndpoints.send, { body: saying(chatId, WRITTEN.chatText) })
  const agent = await anAgent(server)
  await agent.call(agent.desk.take, { body: { chatId } })
  await agent.call(agent.desk.send, { body: saying(chatId, WRITTEN.chatAnswer) })
}

async function asks({ server }: Uploads, call: ApiCall) {
  const file = Buffer.from(`%PDF-1.7\n% ${WRITTEN.inquiryFileText}\ntrailer\n<< >>\n%%EOF\n`)
  const { uploadId, url, headers } = await call(inquiryEndpoints.askAttachment, {
    body: { fileName: WRITTEN.inquiryFile, type: 'application/pdf', size: file.length },
  })
  await fetch(url, { method: 'PUT', headers, body: file })
  await call(inquiryEndpoints.finishAttachment, { body: { attachmentId: uploadId } })
  await server.work()
  await call(inquiryEndpoints.submit, {
    body: {
      submissionId: randomUUID(),
      subject: WRITTEN.inquirySubject,
      content: WRITTEN.inquiryContent,
      keywords: WRITTEN.inquiryKeywords,
      attachmentIds: [uploadId],
    },
  })
  await call(savedSearchEndpoints.save, {
    body: {
      name: WRITTEN.searchName,
      pace: 'daily',
      query: { q: WRITTEN.searchWords },
      isWant: true,
      note: WRITTEN.searchNote,
    },
  })
}

/** Without the dates in the names of indices. */
const placesOf = (found: readonly string[]) => [
  ...new Set(
    found.map((place) => place.replace(/^\w+ in (?:table )?/, '').replace(/^index .*/, 'index')),
  ),
]

it('erasing a member leaves nothing of what they bought, wrote and looked for, but the place of ended orders [ID-17]', async () => {
  await using uploads = await startUploads()
  const { server } = uploads
  const mail = `rashid.v83.${randomUUID()}@yard.example`
  const { id } = await anAccount(server.ctx, {
    mail,
    nickName: 'Rashid V83',
    account: 'rashid_v83',
  })
  const call = server.client({ bearer: await server.tokenFor({ audience: 'member', id }) })
  await buys(uploads, call)
  await chats(uploads, call)
  await asks(uploads, call)
  await server.work()

  const before = await whereStored(uploads, MARKS)
  const marksFound = new Set(before.map((place) => place.replace(/ in .*/, '')))
  expect([...marksFound].toSorted()).toEqual(Object.keys(MARKS).toSorted())
  expect(placesOf(before)).toEqual(
    expect.arrayContaining([
      'address',
      'chat_message',
      'index',
      'inquiry',
      'inquiry_attachment',
      'inquiry_message',
      'saved_search',
      'store_order',
    ]),
  )
  // A store was answered with the address when it sent the goods.
  expect(before).toContain('recipient in table idempotency_key')
  expect(before).toContain('inquiryFileText in object inquiry')
  const known = placesOf(await whereStored(uploads, { id }))
  expect(known).toEqual(expect.arrayContaining(['cart_line', 'chat', 'notification']))

  expect(await call(privacyEndpoints.erase, { body: { password: PASSWORD } })).toBeNull()
  await server.work()
  uploads.turnTo(11)
  await finishErasures(server.ctx)
  uploads.turnTo(75)
  await deleteOldInquiries.run(server.ctx)
  await server.work()

  // Sales are counted by the place that goods went to (decision 115).
  expect(await whereStored(uploads, { ...MARKS, mail, account: 'rashid_v83' })).toEqual([
    'city in table store_order',
  ])
  const { rows } = await server.pool.query(
    `select distinct address ->> 'recipient' as recipient, address ->> 'phone' as phone,
       address ->> 'detail' as detail, address ->> 'makani' as makani, message from store_order`,
  )
  expect(rows).toEqual([{ recipient: '-', phone: '-', detail: '-----', makani: null, message: '' }])
})
