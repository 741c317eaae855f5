import { appCode } from '#features/identity/portal-sign-in/portal-sign-in.builder.ts'
import { aSellerPerson } from '#features/identity/seller-sign-in/seller-sign-in.builder.ts'
import { sellerPortal } from '#features/identity/seller-sign-in/seller-sign-in.service.ts'
import { aDevice } from '#features/machines/device/device.builder.ts'
import {
  anInspection,
  anInspectionPoint,
} from '#features/machines/inspection/inspection.builder.ts'
import { aModel } from '#features/machines/model/model.builder.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { deviceReferences } from '../device-fixtures.ts'
import type { TestServer } from '../harness.ts'
import { LEFT_OUT } from '../sample-request.ts'
import { goodsRequests } from './goods-rows.ts'
import type { Pair } from './isolation.ts'
import { aMallTrader } from './mall-rows.ts'
import { moneyOfOrders } from './money-rows.ts'
import {
  aConversation,
  anAcceptedQuote,
  anInquiry,
  anUpload,
  aQuote,
  type Market,
  type Owner,
} from './owner.ts'
import { rowMaker, type Make } from './row-maker.ts'
import { secretsOf } from './secrets.ts'
import { aLister } from './seller-lists.ts'
import { takeSnapshot } from './snapshot.ts'

const PASSWORD = 'Something-4711!'
const PRICE = { amount: '190000.00', currency: 'AED' }

interface Firm {
  server: TestServer
  make: Make
  market: Market
  sellerId: string
  ownerId: string
  buyerId: string
  /** 1 or 2: what must differ and is no text. */
  number: number
}

/** A machine with everything that can be known about it. */
async function machines({ server, make, market, sellerId, number }: Firm, mark: string) {
  const { ctx } = server
  const { sendId: _, ...references } = market.ids
  const aMachine = async (name: string, given: object = {}) => {
    const { id } = await aDevice(ctx, {
      ...references,
      sellerId,
      stockNo: `${mark} ${name}`,
      serialNo: `${mark} serial ${name}`,
      priceMode: 'offer',
      priceMinor: BigInt(20_000_000 + number * 1_111_100),
      prices: [{ priceMinor: BigInt(30_000_000 + number * 1_111_100), createdAt: ctx.now() }],
      note: `${mark} device note ${name}`,
      noteLocale: 'en',
      texts: { en: { title: `${mark} title`, description: `${mark} words`, note: `${mark} note` } },
      pictures: [{ objectKey: `device/${mark}/${name}/320.webp`, width: 4, height: 3 }],
      ...given,
    })
    return id
  }
  const deviceId = await aMachine('main')
  const device_id = deviceId
  const other_id = await aMachine('other')
  await make('device_certificate', { device_id, certification_id: market.certificationId })
  await make('device_proof', {
    device_id,
    kind: 'hours',
    state: 'proven',
    method: 'meterPhotos',
    checked_on: '2026-11-01',
  })
  await make('device_issue_decision', { device_id, other_id, issue: 'sameSerial' })
  const low_minor = 35_000_000 + number * 1_111_100
  await make('price_guide', {
    device_id,
    low_minor,
    high_minor: 39_000_000,
    currency: 'AED',
    basis: 'sold',
  })
  const note = { note: `${mark} finding`, noteLocale: 'en' }
  const findings = [{ pointId: market.pointId, state: 'action' as const, ...note }]
  await anInspection(ctx, { deviceId, reportNo: `${mark} report`, findings })
  const moved = {
    action: 'approve',
    from_state: 'pendingReview',
    to_state: 'listed',
    actor: 'staff',
  }
  await make('lifecycle_log', {
    ...moved,
    entity: 'device',
    entity_id: deviceId,
    actor_id: other_id,
  })
  const reserved = await aMachine('reserved', { state: 'reserved' })
  const draft = await aMachine('draft', { state: 'draft', listedAt: null })
  return { deviceId, other: other_id, countered: await aMachine('countered'), reserved, draft }
}

/** The people besides the owner, and what signs them in. */
async function people({ server, make, sellerId, ownerId }: Firm, mark: string) {
  const { ctx } = server
  const colleague = await aSellerAccount(ctx, {
    sellerId,
    role: 'sales',
    name: `${mark} colleague`,
  })
  const invited = await make('seller_account', { seller_id: sellerId, role: 'sales', locale: 'en' })
  await make('seller_invitation', { account_id: invited.id, invited_by: ownerId })
  const of = { seller_account_id: ownerId }
  const credential_id = Buffer.from(mark).toString('base64url')
  const passkey = await make('seller_account_passkey', { ...of, credential_id })
  await make('seller_account_recovery_code', of)
  await make('seller_account_step', { ...of, kind: 'secondFactor', challenge: `${mark} challenge` })
  await make('security_log', {
    kind: 'signIn',
    outcome: 'accepted',
    subject_id: ownerId,
    network: `${mark} net`,
  })
  await make('idempotency_key', { actor: `merchant:${ownerId}`, fingerprint: mark.padEnd(64) })
  const sessionOf = async (accountId: string) => {
    await merchantTokenOf(ctx, accountId)
    const { rows } = await server.pool.query<{ id: string }>(
      `update session set network = $2 where subject_id = $1 returning id`,
      [accountId, `${mark} network`],
    )
    return rows[0]?.id
  }
  return {
    colleague,
    invited: invited.id,
    passkeyId: passkey.id,
    sessionId: await sessionOf(colleague),
    ownSessionId: await sessionOf(ownerId),
  }
}

/** Conversations in each state that an endpoint needs. */
async function conversations({ make, sellerId, ownerId, buyerId, server }: Firm, mark: string) {
  const desk = { seller_id: sellerId, buyer_name: `${mark} buyer` }
  const open = { expires_at: '2036-01-01T00:00:00Z' }
  const taken = { state: 'assigned', assignee_id: ownerId, assignee_name: `${mark} owner` }
  const chatId = await aConversation(make, { ...desk, ...open, ...taken, member_id: buyerId })
  const other = await aMember(server.ctx, { nickName: `${mark} waits` })
  const waitingSince = { state: 'waiting', waiting_since: '2026-11-14T07:00:00Z' }
  const waiting = await aConversation(make, {
    ...desk,
    ...open,
    ...waitingSince,
    member_id: other.id,
  })
  await make('chat_report', { chat_id: waiting, consultation: 1, side: 'desk', reason: 'spam' })
  await make('lifecycle_log', { actor: 'staff', entity: 'chat', entity_id: chatId })
  await make('chat_rating', { chat_id: chatId, consultation: 2, rating: 5 })
  for (const kind of ['desk', 'seller']) {
    await make('channel_head', { kind, channel_id: sellerId, seq: 1 })
    const body = JSON.stringify({ type: 'note', chatId })
    await make('channel_message', { kind, channel_id: sellerId, seq: 1, body })
  }
  const answer = await make('canned_answer', { seller_id: sellerId })
  await make('canned_answer_text', { answer_id: answer.id, locale: 'en' })
  return { chatId, waiting, answerId: answer.id }
}

/** What sellers and buyers write to each other about prices; some of it in the inquiry that both sellers have. */
async function trade(firm: Firm, mark: string, device: Awaited<ReturnType<typeof machines>>) {
  const { make, market, sellerId, ownerId, buyerId, number } = firm
  const { inquiryId, attachmentId } = await anInquiry(make, {
    member_id: buyerId,
    seller_id: sellerId,
  })
  const request = {
    seller_id: sellerId,
    state: 'open',
    opened_at: '2026-11-14T07:00:00Z',
    due_at: '2036-01-01',
  }
  const { id: request_id } = await make('quote_request', {
    ...request,
    inquiry_id: inquiryId,
    place: 1,
  })
  const shared = market.sharedInquiryId
  const place = {
    inquiry_id: shared,
    place: number,
    rank: number,
    buyer_name: 'Buyer',
    buyer_company: '',
  }
  const both = await make('quote_request', { ...request, ...place, note: `${mark} request note` })
  const author = { author: 'seller', author_id: ownerId, seller_id: sellerId }
  await make('inquiry_message', { ...author, inquiry_id: shared, seq: 1 + number })
  const price_minor = 20_000_000
  const of = { seller_id: sellerId, member_id: buyerId, author_id: ownerId, price_minor }
  const own = { ...of, inquiry_id: inquiryId, request_id }
  const counter = { counter_minor: 18_000_000, countered_at: '2026-11-14T07:00:00Z' }
  await aQuote(make, {
    ...of,
    member_id: market.buyerId,
    inquiry_id: shared,
    request_id: both.id,
    device_id: device.countered,
  })
  const offer = { ...of, kind: 'offer', author_id: buyerId, price_minor: 19_000_000 }
  return {
    inquiryId,
    attachmentId,
    quoteId: await aQuote(make, { ...own, device_id: device.deviceId }),
    countered: await aQuote(make, {
      ...own,
      ...counter,
      state: 'countered',
      device_id: device.countered,
    }),
    offer: await aQuote(make, { ...offer, device_id: device.deviceId }),
    accepted: await anAcceptedQuote(make, number, { ...offer, device_id: device.reserved }),
  }
}

/** A seller with a row of every kind that an endpoint of merchants can name. */
async function aFirm(
  server: TestServer,
  market: Market,
  mark: string,
  number: number,
): Promise<Owner> {
  const { ctx } = server
  const make = await rowMaker(server, mark)
  const { id: sellerId } = await aSeller(ctx, {
    code: mark,
    names: { en: `${mark} firm` },
    licenceCheckedOn: '2026-09-01',
  })
  const ownerId = await aSellerPerson(ctx, {
    sellerId,
    role: 'owner',
    name: `${mark} owner`,
    email: `${mark}@firm.example`,
    password: PASSWORD,
  })
  const { id: buyerId } = await aMember(ctx, {
    nickName: `${mark} buyer`,
    mail: `${mark}@buyer.example`,
  })
  const firm = { server, make, market, sellerId, ownerId, buyerId, number }
  const device = await machines(firm, mark)
  const person = await people(firm, mark)
  const chat = await conversations(firm, mark)
  const deal = await trade(firm, mark, device)
  const lists = await aLister({ make, mark, sellerId, ownerId, deviceId: device.draft })
  const mall = await aMallTrader({ ...market, server, mark, sellerId, buyerId }, make)
  const { orderId: moneyOrderId, payoutId } = await moneyOfOrders(firm)
  const owned = { owner_audience: 'merchant', owner_id: ownerId }
  const picture = await anUpload(make, { ...owned, purpose: 'equipment', state: 'ready' })
  const sent = await anUpload(make, { ...owned, purpose: 'chat', state: 'ready' })
  const logo = await anUpload(make, { ...owned, purpose: 'logo', state: 'ready' })
  const banner = await anUpload(make, { ...owned, purpose: 'content', state: 'ready' })
  const asked = await anUpload(make, { ...owned, purpose: 'equipment', state: 'asked' })
  await ctx.storage.put(asked.key, Buffer.from(mark), 'image/png')
  const shown = await anUpload(make, { ...owned, purpose: 'product', state: 'ready' })
  const { uploadId } = shown
  const goods = await goodsRequests({ ...market, ...mall.ids, make, mark, sellerId, uploadId })
  const { deviceId } = device
  const { inquiryId, attachmentId, quoteId } = deal
  const offer = { quoteId: deal.offer }
  return {
    ids: {
      deviceId,
      inquiryId,
      attachmentId,
      quoteId,
      chatId: chat.chatId,
      answerId: chat.answerId,
      uploadId: picture.uploadId,
      logo: logo.uploadId,
      accountId: person.colleague,
      to: person.colleague,
      sessionId: person.sessionId,
      passkeyId: person.passkeyId,
      ...mall.ids,
      ...lists.ids,
    },
    idsAt: {
      ...goods.idsAt,
      ...lists.idsAt,
      ...mall.idsAt,
      'GET /p/merchant/realtime/missed': [
        { channel: `chat:${chat.chatId}` },
        { channel: `desk:${sellerId}` },
        { channel: `seller:${sellerId}` },
      ],
      'GET /p/merchant/ledger/order': { orderId: moneyOrderId },
      'GET /p/merchant/payout/statement': { payoutId },
      'GET /p/merchant/payout/orders': { payoutId },
      'POST /p/merchant/chat/take': { chatId: chat.waiting },
      'POST /p/merchant/chat/send': { uploadId: sent.uploadId },
      'POST /p/merchant/upload/finish': { uploadId: asked.uploadId },
      'POST /p/merchant/quote/make': { deviceId: device.other },
      'POST /p/merchant/quote/answer': { quoteId: deal.countered },
      'POST /p/merchant/quote/accept': offer,
      'POST /p/merchant/quote/counter': offer,
      'POST /p/merchant/quote/decline': offer,
      'GET /p/merchant/quote/proforma': { quoteId: deal.accepted },
      'POST /p/merchant/account/inviteAgain': { accountId: person.invited },
      'PUT /p/merchant/store/page': { uploadId: banner.uploadId },
      'PUT /p/merchant/device/edit': { deviceId: device.draft },
      'PUT /p/merchant/device/pictures': {
        deviceId: device.draft,
        pictures: [{ src: `device/${mark}/draft/320.webp`, view: 'side' }],
      },
      'POST /p/merchant/device/picture': { deviceId: device.draft },
      'POST /p/merchant/me/endSession': { sessionId: person.ownSessionId },
    },
    values: {
      price: PRICE,
      readyOn: '2026-11-20',
      removed: [],
      changes: { model: 'ZX200' },
      original: PASSWORD,
      password: 'Other-4711!',
      confirmPassword: 'Other-4711!',
      passkey: LEFT_OUT,
    },
    valuesAt: {
      ...goods.valuesAt,
      ...lists.valuesAt,
      ...mall.valuesAt,
      'GET /p/merchant/realtime/missed': { after: 0 },
      'GET /p/merchant/chat/image-link': { seq: 2 },
      'GET /p/merchant/inquiry/detail': { before: LEFT_OUT },
      'GET /p/merchant/chat/thread': { after: 0, before: LEFT_OUT },
      'POST /p/merchant/quote/counter': { price: { amount: '195000.00', currency: 'AED' } },
      'GET /p/merchant/device/list': { '': {} },
      'GET /p/merchant/ledger/list': { '': {} },
      'POST /p/merchant/device/create': { workHours: 100 },
      'POST /p/merchant/device/move': { action: 'withdraw' },
      'POST /p/merchant/upload/ask': { type: 'image/png', size: 100 },
      'PUT /p/merchant/store/edit': { phone: '+971501234567' },
      'POST /p/merchant/store/move': { action: 'close' },
      'PUT /p/merchant/store/page': { version: 1, blockId: crypto.randomUUID(), categoryId: null },
      'POST /p/merchant/warehouse/create': { phone: '+971501234567' },
      'PUT /p/merchant/warehouse/edit': { phone: '+971501234567' },
      'POST /p/merchant/me/prove': { code: await appCode(ctx, sellerPortal, ownerId) },
    },
    id: sellerId,
    reading: await merchantTokenOf(ctx, ownerId),
    token: () => merchantTokenOf(ctx, ownerId),
  }
}

/** What sellers have in common. */
export async function aMarket(server: TestServer): Promise<Market> {
  const { ctx } = server
  const make = await rowMaker(server, 'shared')
  const { sellerId: _, ...references } = await deviceReferences(ctx)
  const certification = await make('certification', { code: 'ce' })
  await make('certification_text', { certification_id: certification.id, locale: 'en' })
  const { id: pointId } = await anInspectionPoint(ctx, { code: 'boom', names: { en: 'Boom' } })
  const { id: buyerId } = await aMember(ctx, { nickName: 'Shared buyer' })
  const { inquiryId } = await anInquiry(make, { member_id: buyerId, last_seq: 3 })
  const ids = { ...references, sendId: crypto.randomUUID() }
  const certificationId = certification.id
  const { id: modelId } = await aModel(ctx, references)
  const { id: productCategoryId } = await make('product_category', {})
  await make('product_category_text', { product_category_id: productCategoryId, locale: 'en' })
  const common = { certificationId, pointId, modelId, productCategoryId }
  return { ids, ...common, sharedInquiryId: inquiryId, buyerId }
}

/** Two sellers with the same kinds of rows, and what only those of the other one contain. */
export async function twoFirms(server: TestServer, world: Market): Promise<Pair> {
  const snapshot = await takeSnapshot(server)
  const common = await snapshot.added()
  const theirs = await aFirm(server, world, 'marked-a', 1)
  const rowsOfTheirs = await snapshot.added()
  const own = await aFirm(server, world, 'marked-b', 2)
  const secrets = secretsOf(rowsOfTheirs, [...common, ...(await snapshot.added())])
  return { server, snapshot, secrets, world, own, theirs, rowsOfTheirs }
}
