import { CHAT_IMAGE_SECONDS, type ChatAuthor } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatContent } from '@ironsouq/contract/deals/chat/chat.schema'
import { inquiryOf } from '#features/deals/inquiry/inquiry.queries.ts'
import { deviceRow } from '#features/machines/device/device.queries.ts'
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
