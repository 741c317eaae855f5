import { CHAT_IMAGE_SECONDS, type ChatAuthor } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatContent } from '@ironsouq/contract/deals/chat/chat.schema'
import { inquiryOf } from '#features/deals/inquiry/inquiry.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
import { orderOfBuyer, type BuyersOrder } from '#features/mall/order/order.queries.ts'
import { publishedProduct } from '#features/mall/product/product.queries.ts'
import { folderOf } from '#features/platform/media/media.rules.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { hasAccountNumber, refuseAccountNumber } from '#kernel/account-number.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { messagesInPlaces, type ChatRow } from './chat.queries.ts'

/** The audience of an author: whose uploads they use, and as whom they move a conversation. */
export const AUDIENCE_OF = {
  buyer: 'member',
  seller: 'merchant',
  staff: 'staff',
} as const satisfies Record<ChatAuthor, string>

export const ownerOf = ({ author, id }: { author: ChatAuthor; id: string }) => ({
  audience: AUDIENCE_OF[author],
  id,
})

/** Only buyers may write the number of an account: with any other, payments go astray. */
function textOf(author: ChatAuthor, text: string) {
  if (author !== 'buyer') refuseAccountNumber(text)
  return { body: text, hasAccountNumber: hasAccountNumber(text) }
}

async function machineOf(ctx: TxCtx, { sellerId }: ChatRow, deviceId: string) {
  const { state, sellerId: of } = await deviceRow(ctx, deviceId)
  const isForSale = state === 'listed' || state === 'reserved'
  if (!isForSale || (sellerId !== null && sellerId !== of)) throw notFound()
  return { body: '', deviceId }
}

/** An inquiry of the buyer. People of sellers read no inquiries here. */
async function inquiryNamed(ctx: TxCtx, row: ChatRow, author: ChatAuthor, inquiryId: string) {
  const found = author === 'seller' ? undefined : await inquiryOf(ctx, row.memberId, inquiryId)
  if (!found) throw notFound()
  return { body: '', inquiryId, inquiryNo: found.inquiryNo }
}

/** A product that has a page. In a conversation with a store it is one of that store [CH-11]. */
async function productNamed(ctx: TxCtx, { sellerId }: ChatRow, productId: string) {
  const found = await publishedProduct(ctx, productId)
  if (!found || (sellerId !== null && sellerId !== found.sellerId)) throw notFound()
  return { body: '', productId }
}

/** An order as columns of the row that names it: number and amount stay as they are now [CH-11]. */
export const orderCopy = (order: BuyersOrder | undefined) => ({
  orderId: order?.id ?? null,
  orderNumber: order?.number ?? null,
  orderMinor: order?.payableMinor ?? null,
  orderCurrency: order?.currency ?? null,
})

/** An order of the buyer; in a conversation with a store, one at that store [CH-11]. */
async function orderNamed(ctx: TxCtx, { memberId, sellerId }: ChatRow, orderId: string) {
  const found = await orderOfBuyer(ctx, memberId, orderId)
  if (!found || (sellerId !== null && sellerId !== found.sellerId)) throw notFound()
  return { body: '', ...orderCopy(found) }
}

/** What a message holds, as columns of its row [CH-2]. */
export async function columnsOf(
  ctx: TxCtx,
  row: ChatRow,
  { author, id, content }: { author: ChatAuthor; id: string; content: ChatContent },
) {
  switch (content.kind) {
    case 'text':
      return textOf(author, content.text)
    case 'image': {
      const of = { uploadId: content.uploadId, purpose: 'chat' } as const
      const { objectKey, ...size } = await usePicture(ctx, ownerOf({ author, id }), of)
      return { body: '', pictureKey: objectKey, ...size }
    }
    case 'device':
      return machineOf(ctx, row, content.deviceId)
    case 'inquiry':
      return inquiryNamed(ctx, row, author, content.inquiryId)
    case 'product':
      return productNamed(ctx, row, content.productId)
    case 'order':
      return orderNamed(ctx, row, content.orderId)
  }
}

/** An address of the picture of a message, for a minute. */
export async function imageLink(ctx: Ctx, chatId: string, seq: number) {
  const [row] = await messagesInPlaces(ctx, chatId, [seq])
  if (!row?.pictureKey || row.width === null) throw notFound()
  const url = await ctx.storage.presignDownload(`${folderOf(row.pictureKey)}/${row.width}.webp`, {
    fileName: `chat-${seq}.webp`,
    from: ctx.now(),
    seconds: CHAT_IMAGE_SECONDS,
  })
  return { url }
}
