import { serialKey } from '@ironsouq/contract/mall/product/product-fit'
import { appCode } from '#features/identity/second-factor/second-factor.builder.ts'
import { openSession } from '#features/identity/session/session.service.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import type { TestServer } from '../harness.ts'
import { LEFT_OUT } from '../sample-request.ts'
import type { Pair } from './isolation.ts'
import { aMallBuyer } from './member-mall.ts'
import { aShop, type Shop } from './member-shop.ts'
import {
  aConversation,
  anAcceptedQuote,
  anInquiry,
  anUpload,
  aQuote,
  type Owner,
  type Values,
} from './owner.ts'
import { rowMaker, type Make } from './row-maker.ts'
import { secretsOf } from './secrets.ts'
import { takeSnapshot } from './snapshot.ts'

const PASSWORD = 'Something-4711!'
const PRICE = { amount: '190000.00', currency: 'AED' }

/** What belongs to the account itself. */
async function account(
  make: Make,
  of: { member_id: string },
  { ids: { announcementId: announcement_id } }: Shop,
  mark: string,
) {
  const notice = await make('notification', {
    ...of,
    group_name: 'account',
    kind: 'passwordChanged',
  })
  await make('notice_email', of)
  const credential_id = Buffer.from(mark).toString('base64url')
  const passkey = await make('passkey', { ...of, credential_id })
  await make('passkey_attempt', { ...of })
  await make('social_binding', { ...of, social_type: 'google' })
  await make('credential', { ...of, password_hash: await hashPassword(PASSWORD) })
  await make('second_factor', of)
  await make('account_change', { ...of, kind: 'passkeyAdded', undo_until: '2036-01-01' })
  const code = { purpose: 'secure', channel: 'email', target: of.member_id, locale: 'en' }
  await make('verification_code', { ...of, ...code })
  await make('announcement_read', { ...of, announcement_id })
  await make('recovery_code', of)
  await make('second_step', of)
  await make('known_device', of)
  await make('consent', { ...of, subject: 'offers.email', source: 'settings' })
  await make('data_export', { ...of, state: 'ready', object_key: `export/${mark}` })
  await make('security_log', {
    subject_id: of.member_id,
    kind: 'signIn',
    outcome: 'accepted',
    network: `${mark} net`,
  })
  await make('channel_head', { kind: 'member', channel_id: of.member_id, seq: 1 })
  const body = JSON.stringify({ type: 'notice', noticeId: notice.id })
  await make('channel_message', { kind: 'member', channel_id: of.member_id, seq: 1, body })
  return { noticeId: notice.id, passkeyId: passkey.id }
}

/** What a member looked at, keeps and looks for. */
async function interests(
  make: Make,
  of: { member_id: string },
  { machines, sellerId, ids: { prodId } }: Shop,
  mark: string,
) {
  const device_id = machines[0]
  await make('favorite', { ...of, device_id })
  await make('store_follow', { ...of, seller_id: sellerId })
  await make('browse', { ...of, device_id, day: '2026-11-14' })
  const product = { ...of, product_id: prodId, price_currency: 'AED' }
  await make('favorite_product', product)
  await make('browse_product', { ...product, day: '2026-11-14' })
  const query = JSON.stringify({ q: `${mark} query` })
  const search = await make('saved_search', { ...of, query, locale: 'en', pace: 'daily' })
  const digest = await make('search_digest', of)
  const match = { saved_search_id: search.id, digest_id: digest.id, device_id, kind: 'new' }
  await make('search_match', match)
  const wanted = await make('wanted_part', {
    ...of,
    words: `${mark} wanted part`,
    locale: 'en',
    check_at: '2036-01-01T00:00:00Z',
    found_at: null,
  })
  return { savedSearchId: search.id, wantedPartId: wanted.id }
}

/** A machine of the member's own, and a time at which they view one of the shop. */
async function ownMachines(
  make: Make,
  of: { member_id: string },
  { machines, modelId, yardId }: Shop,
  { mark, mail, number }: { mark: string; mail: string; number: number },
) {
  const device_id = machines[0]
  const serialNo = `${mark} serial`
  const { id: garageId } = await make('garage_machine', {
    ...of,
    device_id,
    model_id: modelId,
    name: `${mark} machine`,
    serial_no: serialNo,
    serial_key: serialKey(serialNo),
  })
  const day = `2026-12-0${number}`
  await make('viewing', {
    ...of,
    device_id,
    yard_id: yardId,
    starts_at: `${day}T08:00:00Z`,
    ends_at: `${day}T09:00:00Z`,
    day,
    mail,
    locale: 'en',
    ticket: mark.padEnd(43, '-'),
  })
  return garageId
}

/** Points that were spent; what is left of lots would have to add up. */
async function points(
  make: Make,
  of: { member_id: string },
  { levelId: level_id }: Shop,
  mark: string,
) {
  await make('point_account', { ...of, balance: 0 })
  const lot = await make('point_lot', {
    ...of,
    source: 'system',
    earned: 10,
    remaining: 0,
    expires_at: '2036-01-01',
  })
  const { available_from, expires_at } = lot
  await make('point_use', { ...of, lot_id: lot.id, points: 10, available_from, expires_at })
  await make('point_change', { ...of, source: 'redeemed', order_number: `${mark} points` })
  await make('level_reached', { ...of, level_id })
  await make('member_growth', of)
  await make('growth_change', { ...of, source: 'system' })
  await make('check_in', { ...of, day: '2026-11-14', created_at: '2026-11-14T08:00:00Z' })
}

/** What a member wrote and uploaded to open a store. */
async function aStoreApplication(make: Make, of: { member_id: string }, mark: string) {
  const logo = { src: `logo/${mark}.webp`, width: 1, height: 1 }
  const place = { emirate: 'dubai', area: 'Al Quoz', address: `${mark} street` }
  const basics = { name: mark, description: `${mark} parts for machines`, ...place }
  const person = {
    contactName: `${mark} contact`,
    email: `${mark}@store.example`,
    phone: '+971501234567',
  }
  const application = await make('store_application', {
    ...of,
    basics: JSON.stringify({ ...basics, ...person, logo }),
  })
  const file = { ...of, kind: 'licence', type: 'application/pdf' }
  const document = await make('store_document', {
    ...file,
    application_id: application.id,
    checked_key: `licence/${mark}`,
  })
  return document.id
}

/** What a member and sellers write to each other about prices. */
async function trade(make: Make, of: { member_id: string }, shop: Shop, number: number) {
  const { inquiryId, attachmentId } = await anInquiry(make, of)
  const unsent = await make('inquiry_attachment', {
    owner_audience: 'member',
    owner_id: of.member_id,
    type: 'application/pdf',
    state: 'ready',
    object_key: `inquiry/unsent-${number}`,
  })
  const asked = await make('inquiry_attachment', {
    owner_audience: 'member',
    owner_id: of.member_id,
    type: 'application/pdf',
    state: 'asked',
  })
  const seller_id = shop.sellerId
  const times = { opened_at: '2026-11-14T07:00:00Z', due_at: '2036-01-01' }
  const request = await make('quote_request', {
    ...times,
    seller_id,
    inquiry_id: inquiryId,
    state: 'quoted',
    place: 1,
  })
  const [, device_id, ...others] = shop.machines
  // A machine has one accepted offer: each of the two members has their own.
  const bought = others[1 + number]
  const price_minor = 20_000_000
  const quote = { ...of, seller_id, price_minor, inquiry_id: inquiryId, request_id: request.id }
  const offer = {
    ...of,
    seller_id,
    kind: 'offer',
    author_id: of.member_id,
    price_minor: 19_000_000,
  }
  const counter = { counter_minor: 19_500_000, countered_at: '2026-11-14T07:00:00Z' }
  const countered = { ...offer, ...counter, state: 'countered', device_id: others[0] }
  return {
    inquiryId,
    attachmentId,
    unsent: unsent.id,
    asked: asked.id,
    quoteId: await aQuote(make, { ...quote, device_id }),
    countered: await aQuote(make, countered),
    offer: await aQuote(make, { ...offer, device_id: others[1] }),
    accepted: await anAcceptedQuote(make, number, { ...offer, device_id: bought }),
    bought,
  }
}

async function conversations(
  make: Make,
  of: { member_id: string },
  { sellerId }: Shop,
  mark: string,
) {
  const who = { ...of, buyer_name: `${mark} buyer` }
  const open = { state: 'waiting', waiting_since: '2026-11-14T07:00:00Z', expires_at: '2036-01-01' }
  const chatId = await aConversation(make, { ...who, ...open })
  const ended = await aConversation(make, {
    ...who,
    seller_id: sellerId,
    state: 'ended',
    assignee_id: crypto.randomUUID(),
  })
  await make('chat_report', { chat_id: ended, consultation: 1, side: 'buyer', reason: 'spam' })
  return { chatId, ended }
}

const from = { address: '203.0.113.9', userAgent: '', deviceKey: null, country: null }

const tokenOf = async (ctx: Ctx, id: string) =>
  (await openSession(ctx, { audience: 'member', id }, from)).token

/** A member with a row of every kind that an endpoint can name or show. */
async function aMemberWithEverything(
  server: TestServer,
  shop: Shop,
  mark: string,
  number: number,
): Promise<Owner> {
  const { ctx } = server
  const make = await rowMaker(server, mark)
  const mobile = `+9715011122${number}${number}`
  const names = { account: `${mark}-account`, mail: `${mark}@member.example`, mobile }
  const { id } = await aMember(ctx, { nickName: `${mark} nick`, ...names })
  const of = { member_id: id }
  const { sessionId } = await openSession(ctx, { audience: 'member', id }, from)
  await server.pool.query('update session set network = $2 where id = $1', [
    sessionId,
    `${mark} network`,
  ])
  const own = await account(make, of, shop, mark)
  await points(make, of, shop, mark)
  const wanted = await interests(make, of, shop, mark)
  const documentId = await aStoreApplication(make, of, mark)
  const deal = await trade(make, of, shop, number)
  const chat = await conversations(make, of, shop, mark)
  const buyer = { server, mark, memberId: id, sellerId: shop.sellerId }
  const mall = await aMallBuyer(buyer, make, shop.goods)
  const owned = { owner_audience: 'member', owner_id: id }
  const avatar = await anUpload(make, { ...owned, purpose: 'avatar', state: 'ready' })
  const sent = await anUpload(make, { ...owned, purpose: 'chat', state: 'ready' })
  const logo = await anUpload(make, { ...owned, purpose: 'logo', state: 'ready' })
  const asked = await anUpload(make, { ...owned, purpose: 'avatar', state: 'asked' })
  for (const key of [asked.key, `incoming/${deal.asked}`])
    await ctx.storage.put(key, Buffer.from(mark), 'image/png')
  const garageId = await ownMachines(make, of, shop, { mark, mail: names.mail, number })
  const { quoteId, inquiryId, attachmentId } = deal
  return {
    id,
    ids: {
      ...own,
      sessionId,
      ...wanted,
      quoteId,
      inquiryId,
      attachmentId,
      attachmentIds: [deal.unsent],
      chatId: chat.chatId,
      uploadId: avatar.uploadId,
      logo: logo.uploadId,
      documentId,
      garageId,
      ...mall.ids,
    },
    idsAt: {
      ...mall.idsAt,
      'GET /p/realtime/missed': [{ channel: `chat:${chat.chatId}` }, { channel: `member:${id}` }],
      // By a model, which everyone sees, and by a machine that the member bought.
      'POST /p/garage/add': [{ deviceId: LEFT_OUT }, { deviceId: deal.bought, modelId: LEFT_OUT }],
      'POST /p/chat/send': { uploadId: sent.uploadId },
      'POST /p/chat/rate': { chatId: chat.ended },
      'POST /p/inquiry/attachment/finish': { attachmentId: deal.asked },
      'POST /p/user/upload/finish': { uploadId: asked.uploadId },
      'POST /p/quote/answer': { quoteId: deal.countered },
      'POST /p/quote/withdraw': { quoteId: deal.offer },
      'GET /p/quote/proforma': { quoteId: deal.accepted },
    },
    values: { price: PRICE, passkey: LEFT_OUT, sellerCode: LEFT_OUT },
    valuesAt: { ...valuesAt(shop, await appCode(ctx, id)), ...mall.valuesAt },
    reading: await tokenOf(ctx, id),
    token: () => tokenOf(ctx, id),
  }
}

/** One way of several to prove who it is. */
const BY_PASSWORD = { password: PASSWORD, code: LEFT_OUT, secondFactor: LEFT_OUT }

const valuesAt = ({ machines }: Shop, appCode: string): Record<string, Values> => ({
  'GET /p/realtime/missed': { after: 0 },
  'GET /p/notice/list': { group: 'account', currency: LEFT_OUT },
  'GET /p/chat/image-link': { seq: 2 },
  'GET /p/chat/thread': { after: 0, before: LEFT_OUT },
  'GET /p/inquiry/list': { state: LEFT_OUT },
  'GET /p/inquiry/detail': { before: LEFT_OUT },
  'POST /p/user/upload/ask': { type: 'image/png', size: 100 },
  'POST /p/inquiry/attachment/ask': { type: 'image/png', size: 100 },
  'POST /p/quote/accept': { price: { amount: '200000.00', currency: 'AED' } },
  'POST /p/quote/offer': { deviceId: machines[0], destination: '' },
  'POST /p/quote/answer': { price: { amount: '192000.00', currency: 'AED' } },
  'POST /p/viewing/book': {
    startsAt: '2026-11-16T08:00:00Z',
    mail: 'another-user@example.org',
    mobile: null,
  },
  'POST /p/inquiry/submit': { category: '', country: '', destination: '' },
  'POST /p/saved-search/save': { query: { q: 'excavator' } },
  'POST /p/user/recentBrowse': { kind: 'device', prodId: LEFT_OUT },
  'POST /p/user/sendCode': { purpose: 'changeMail', target: 'new@member.example' },
  'PUT /p/user/password': {
    ...BY_PASSWORD,
    original: PASSWORD,
    password: 'Other-4711!',
    confirmPassword: 'Other-4711!',
  },
  'POST /p/user/prove': BY_PASSWORD,
  'POST /p/privacy/erase': BY_PASSWORD,
  'POST /p/secondFactor/enable': { code: appCode },
  'PUT /p/user/profile': {
    birthDate: null,
    locale: 'en',
    currency: null,
    timeZone: 'Asia/Dubai',
  },
  'POST /p/store-application/document/ask': { type: 'application/pdf', size: 100 },
  'PUT /p/store-application/basics': { name: 'Own store', phone: '+971501234567' },
  'PUT /p/store-application/company': {
    licenceNo: 'SH-55291',
    trn: '100334081200003',
    establishedOn: '2009-03-01',
    licenceEndsOn: '2035-08-31',
    registeredCapital: LEFT_OUT,
  },
  'PUT /p/store-application/settlement': {
    iban: 'AE070331234567890123456',
    swift: 'EBILAEAD',
  },
  'PUT /p/user/mobile': { mobile: '+971501234567' },
})

/** Two members with the same kinds of rows, and what only those of the other one contain. */
export async function twoMembers(server: TestServer): Promise<Pair> {
  const world = await aShop(server)
  const snapshot = await takeSnapshot(server)
  const common = await snapshot.added()
  const theirs = await aMemberWithEverything(server, world, 'marked-a', 1)
  const rowsOfTheirs = await snapshot.added()
  const own = await aMemberWithEverything(server, world, 'marked-b', 2)
  const secrets = secretsOf(rowsOfTheirs, [...common, ...(await snapshot.added())])
  return { server, snapshot, secrets, world, own, theirs, rowsOfTheirs }
}
