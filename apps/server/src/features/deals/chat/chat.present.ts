import type { ChatSide } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatFrame, ChatMessage, ChatOrder } from '@ironsouq/contract/deals/chat/chat.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { ChatRow, MessageRow } from './chat.queries.ts'

type NamesOrder = Pick<ChatRow, 'orderId' | 'orderNumber' | 'orderMinor' | 'orderCurrency'>

/** The order that a conversation or a message names, with the amount of that time [CH-11]. */
export const presentOrder = (row: NamesOrder): ChatOrder | null => {
  const { orderId, orderNumber, orderMinor, orderCurrency } = row
  if (orderId === null || orderNumber === null || orderMinor === null || orderCurrency === null)
    return null
  return { orderId, orderNumber, payable: fromMinor(orderMinor, orderCurrency) }
}

export const presentMessage = (row: MessageRow): ChatMessage => ({
  seq: row.seq,
  sendId: row.sendId,
  consultation: row.consultation,
  kind: row.kind,
  author: row.author,
  authorName: row.authorName,
  text: row.body,
  image:
    row.width !== null && row.height !== null
      ? { width: row.width, height: row.height, thumbhash: row.thumbhash }
      : null,
  deviceId: row.deviceId,
  inquiry:
    row.inquiryId !== null && row.inquiryNo !== null
      ? { inquiryId: row.inquiryId, inquiryNo: row.inquiryNo }
      : null,
  productId: row.productId,
  order: presentOrder(row),
  hasAccountNumber: row.hasAccountNumber,
  via: row.via,
  at: row.createdAt.toISOString(),
})

type Marks = Pick<ChatRow, 'buyerReadSeq' | 'deskReadSeq'>

/** A message is read when the other side has read it [CH-4]. */
export const isReadIn = (row: MessageRow, { buyerReadSeq, deskReadSeq }: Marks): boolean =>
  row.seq <= (row.author === 'buyer' ? deskReadSeq : buyerReadSeq)

/** Who answers, for the buyer. */
export const speakerOf = ({ state, assigneeName }: ChatRow): string | null =>
  state === 'assigned' ? assigneeName : null

export const unreadBy = (side: ChatSide, row: ChatRow): number =>
  row.lastSeq - (side === 'buyer' ? row.buyerReadSeq : row.deskReadSeq)

export const stateNews = (row: ChatRow): ChatFrame => ({
  type: 'state',
  state: row.state,
  consultation: row.consultation,
  speaker: speakerOf(row),
  isBlocked: row.blockedAt !== null,
})
