import { CHAT_ORDERS_SHOWN, type ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'
import type {
  BuyerChat,
  ChatDevice,
  ChatProduct,
  DeskChat,
  DeskList,
  ThreadMessage,
  ThreadQuery,
} from '@ironsouq/contract/deals/chat/chat.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, inArray, sql } from 'drizzle-orm'
import { pictures, presentGuide } from '#features/machines/device-card/device-card.projection.ts'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { guideOf } from '#features/machines/valuation/valuation.queries.ts'
import { newestOrders } from '#features/mall/order/order.queries.ts'
import {
  firstPicture,
  isAvailable,
  isSold,
  productName,
  standingOf,
} from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { isSelling, todayOf } from '#features/mall/store/store.selling.projection.ts'
import { store as mallStore } from '#features/mall/store/store.tables.ts'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { deskChannelOf } from './chat.channel.ts'
import { imageLink } from './chat.content.service.ts'
import { isReadIn, presentMessage, presentOrder, speakerOf, unreadBy } from './chat.present.ts'
import {
  chatById,
  chatsFound,
  chatsOfDesk,
  chatsOfMember,
  deskCounts,
  lastMessages,
  messagesOf,
  officialChatOf,
  ratingsOf,
  type ChatRow,
  type MessageRow,
} from './chat.queries.ts'
import { translationsOf } from './translation/chat.translation.queries.ts'

/** The machines of conversations, by their ids, in the language of the request. */
async function machinesOf(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ChatDevice>()
  const rows = await ctx.db
    .select({
      deviceId: device.id,
      title: deviceTitle(sql`${ctx.locale}::text`),
      yearMade: device.yearMade,
      stockNo: device.stockNo,
      minor: device.priceMinor,
      currency: device.priceCurrency,
      guide: guideOf(sql`device.id`),
      pictures,
    })
    .from(device)
    .where(inArray(device.id, [...new Set(ids)]))
  return new Map(
    rows.map(({ pictures: [picture = null], minor, currency, guide, ...row }) => [
      row.deviceId,
      {
        ...row,
        picture,
        price: minor === null || !currency ? null : fromMinor(minor, currency),
        guide: presentGuide(guide),
      },
    ]),
  )
}

/** The products of conversations as they are now; one that the store deleted is withdrawn. */
async function productsOf(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ChatProduct>()
  const rows = await ctx.db
    .select({
      productId: product.id,
      name: productName(sql`${ctx.locale}::text`),
      picture: firstPicture,
      isSold: isSold(todayOf(ctx)),
      isAvailable,
      lowestMinor: product.lowestMinor,
      highestMinor: product.highestMinor,
      currency: product.currency,
    })
    .from(product)
    .innerJoin(mallStore, eq(mallStore.id, product.sellerId))
    .innerJoin(seller, eq(seller.id, mallStore.id))
    .where(inArray(product.id, [...new Set(ids)]))
  return new Map(
    rows.map(({ productId, name, picture, lowestMinor, highestMinor, currency, ...row }) => [
      productId,
      {
        productId,
        name,
        picture,
        standing: standingOf(row),
        lowest: fromMinor(lowestMinor, currency),
        highest: fromMinor(highestMinor, currency),
      },
    ]),
  )
}

/** What stands under an id, or null when nothing is named or it is gone. */
const under = <T>(found: ReadonlyMap<string, T>, id: string | null): T | null =>
  (id === null ? undefined : found.get(id)) ?? null

interface Shown {
  machines: ReadonlyMap<string, ChatDevice>
  products: ReadonlyMap<string, ChatProduct>
  last: ReadonlyMap<string, MessageRow>
}

async function shownWith(ctx: Ctx, rows: readonly ChatRow[]): Promise<Shown> {
  const machineIds = rows.flatMap(({ deviceId }) => deviceId ?? [])
  const productIds = rows.flatMap(({ productId }) => productId ?? [])
  // One after the other: the call of a merchant has one connection.
  return {
    machines: await machinesOf(ctx, machineIds),
    products: await productsOf(ctx, productIds),
    last: await lastMessages(ctx, rows),
  }
}

function conversation(row: ChatRow, { machines, products, last }: Shown) {
  const message = last.get(row.id)
  const { inquiryId, inquiryNo } = row
  const desk: ChatDesk = row.sellerId === null ? 'official' : 'store'
  return {
    chatId: row.id,
    desk,
    state: row.state,
    consultation: row.consultation,
    device: under(machines, row.deviceId),
    inquiry: inquiryId !== null && inquiryNo !== null ? { inquiryId, inquiryNo } : null,
    product: under(products, row.productId),
    order: presentOrder(row),
    lastMessage: message ? presentMessage(message) : null,
    lastSeq: row.lastSeq,
    buyerReadSeq: row.buyerReadSeq,
    deskReadSeq: row.deskReadSeq,
    isBlocked: row.blockedAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

interface Store {
  code: string
  name: string
  isOffline: boolean
}

async function storesOf(ctx: Ctx, rows: readonly ChatRow[]) {
  const ids = rows.flatMap(({ sellerId }) => sellerId ?? [])
  if (ids.length === 0) return new Map<string, Store>()
  const found = await ctx.db
    .select({
      id: seller.id,
      code: seller.code,
      name: sellerName(sql`seller.id`, sql`${ctx.locale}::text`),
      // A seller of machines alone has no store that could be offline.
      isOffline: sql<boolean>`(seller.standing = 'suspended'
        or (store.id is not null and not ${isSelling(todayOf(ctx))}))`,
    })
    .from(seller)
    .leftJoin(mallStore, eq(mallStore.id, seller.id))
    .where(inArray(seller.id, ids))
  return new Map(found.map(({ id, ...store }) => [id, store]))
}

async function forBuyer(ctx: Ctx, rows: readonly ChatRow[]): Promise<BuyerChat[]> {
  const desks = [...new Set(rows.map(({ sellerId }) => deskChannelOf(sellerId)))]
  const [shown, stores, online] = await Promise.all([
    shownWith(ctx, rows),
    storesOf(ctx, rows),
    // Without Redis no one knows who is there; the conversation goes on.
    ctx.channels.present(desks).catch(() => new Set<string>()),
  ])
  return rows.map((row) => {
    const store = row.sellerId === null ? undefined : stores.get(row.sellerId)
    return {
      ...conversation(row, shown),
      unread: unreadBy('buyer', row),
      seller: store ? { code: store.code, name: store.name } : null,
      speaker: speakerOf(row),
      isDeskOnline: online.has(deskChannelOf(row.sellerId)),
      isStoreOffline: store?.isOffline ?? false,
    }
  })
}

/** The conversations of a member; the numbers of unread ones are of all of them [CH-1]. */
export async function chatsForBuyer(ctx: Ctx, memberId: string, desk: ChatDesk | undefined) {
  const all = await forBuyer(ctx, await chatsOfMember(ctx, memberId))
  const unreadAt = (which: ChatDesk) =>
    all.reduce((sum, each) => sum + (each.desk === which ? each.unread : 0), 0)
  return {
    records: all.filter((each) => desk === undefined || each.desk === desk),
    unread: { official: unreadAt('official'), store: unreadAt('store') },
  }
}

export async function ownChat(ctx: Ctx, memberId: string, chatId: string): Promise<ChatRow> {
  const row = await chatById(ctx, chatId)
  if (row?.memberId !== memberId) throw notFound()
  return row
}

export async function chatForBuyer(ctx: Ctx, memberId: string, chatId: string): Promise<BuyerChat> {
  const [shown] = await forBuyer(ctx, [await ownChat(ctx, memberId, chatId)])
  if (!shown) throw notFound()
  return shown
}

/** Messages with their machines, products and translations, in the language of the reader. */
async function inThread(ctx: Ctx, row: ChatRow, messages: readonly MessageRow[]) {
  const translations = await translationsOf(ctx, messages)
  const machines = await machinesOf(
    ctx,
    messages.flatMap(({ deviceId }) => deviceId ?? []),
  )
  const products = await productsOf(
    ctx,
    messages.flatMap(({ productId }) => productId ?? []),
  )
  return messages.map((each) => ({
    ...presentMessage(each),
    isRead: isReadIn(each, row),
    device: under(machines, each.deviceId),
    product: under(products, each.productId),
    translation: translations.get(each.id) ?? null,
    delivery: each.delivery,
  }))
}

/** A message that was just sent. */
export async function sentMessage(
  ctx: Ctx,
  sent: { message: MessageRow; chat: ChatRow },
): Promise<ThreadMessage> {
  return one(await inThread(ctx, sent.chat, [sent.message]))
}

export async function threadOf(ctx: Ctx, row: ChatRow, asked: ThreadQuery) {
  const messages = await inThread(ctx, row, await messagesOf(ctx, asked))
  return { messages, lastSeq: row.lastSeq, canTranslate: ctx.translator !== null }
}

export const imageForBuyer = async (ctx: Ctx, memberId: string, chatId: string, seq: number) =>
  imageLink(ctx, (await ownChat(ctx, memberId, chatId)).id, seq)

export const imageForDesk = async (
  ctx: Ctx,
  sellerId: string | null,
  chatId: string,
  seq: number,
) => imageLink(ctx, (await chatAtDesk(ctx, sellerId, chatId)).id, seq)

export const threadForBuyer = async (ctx: Ctx, memberId: string, asked: ThreadQuery) =>
  threadOf(ctx, await ownChat(ctx, memberId, asked.chatId), asked)

async function forDesk(ctx: Ctx, rows: readonly ChatRow[]): Promise<DeskChat[]> {
  const shown = await shownWith(ctx, rows)
  const ratings = await ratingsOf(ctx, rows)
  return rows.map((row) => ({
    ...conversation(row, shown),
    unread: unreadBy('desk', row),
    buyerName: row.buyerName,
    locale: row.locale,
    assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    whatsappUntil: row.whatsappUntil?.toISOString() ?? null,
    rating: ratings.get(row.id) ?? null,
  }))
}

interface DeskViewer {
  sellerId: string | null
  personId: string
}

export async function chatsForDesk(ctx: Ctx, viewer: DeskViewer, list: DeskList) {
  const records = await forDesk(ctx, await chatsOfDesk(ctx, viewer, list))
  return { records, counts: await deskCounts(ctx, viewer) }
}

export const chatsNamed = async (ctx: Ctx, sellerId: string | null, text: string) =>
  forDesk(ctx, await chatsFound(ctx, sellerId, text))

export const chatOfMember = async (ctx: Ctx, memberId: string) =>
  forDesk(ctx, await officialChatOf(ctx, memberId))

/** A conversation of this desk; that of another desk is not found. */
export async function chatAtDesk(
  ctx: Ctx,
  sellerId: string | null,
  chatId: string,
): Promise<ChatRow> {
  const row = await chatById(ctx, chatId)
  if (!row || row.sellerId !== sellerId) throw notFound()
  return row
}

export async function chatForDesk(
  ctx: Ctx,
  sellerId: string | null,
  chatId: string,
): Promise<DeskChat> {
  const [shown] = await forDesk(ctx, [await chatAtDesk(ctx, sellerId, chatId)])
  if (!shown) throw notFound()
  return shown
}

export const threadForDesk = async (ctx: Ctx, sellerId: string | null, asked: ThreadQuery) =>
  threadOf(ctx, await chatAtDesk(ctx, sellerId, asked.chatId), asked)

/** The orders that a desk may send to the buyer as cards [CH-11]. */
export async function ordersForDesk(ctx: Ctx, sellerId: string | null, chatId: string) {
  const rows = await newestOrders(ctx, await chatAtDesk(ctx, sellerId, chatId), CHAT_ORDERS_SHOWN)
  return rows.map(({ id: orderId, number: orderNumber, payableMinor, currency, createdAt }) => ({
    orderId,
    orderNumber,
    payable: fromMinor(payableMinor, currency),
    createdAt: createdAt.toISOString(),
  }))
}
