import type { ChatSide } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatMessage, ChatFrame } from '@ironsouq/contract/deals/chat/chat.schema'
import type { ChatRow, MessageRow } from './chat.queries.ts'

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
