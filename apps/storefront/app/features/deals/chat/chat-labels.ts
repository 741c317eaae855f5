import type { BuyerChat, ChatMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import type { Link } from './thread/connection.ts'

/** Whom the conversation is with. */
export const deskName = (t: Translate, { seller }: Pick<BuyerChat, 'seller'>): string =>
  seller?.name ?? t('chat.customerService')

type Author = Pick<ChatMessage, 'author' | 'authorName'>

/** Who wrote it: a person, and for whom they speak [CH-10]. */
export const speakerLabels = (t: Translate, { author, authorName }: Author, chat: BuyerChat) =>
  t('chat.speaker', {
    name: isolated(authorName),
    desk: author === 'staff' ? t('chat.service') : isolated(deskName(t, chat)),
  })

/** A message in one line. */
export function lineOf(t: Translate, message: ChatMessage): string {
  if (message.kind === 'image') return t('chat.photo')
  if (message.kind === 'device') return t('chat.machine')
  if (message.kind === 'product') return t('chat.product')
  if (message.order) return t('chat.order', { number: isolated(message.order.orderNumber) })
  if (message.inquiry) return t('chat.inquiry', { no: String(message.inquiry.inquiryNo) })
  return message.text
}

/** What a conversation is about, in one line. */
export function aboutLine(t: Translate, chat: BuyerChat): string | undefined {
  const { device, product, order, inquiry } = chat
  if (device) return device.title
  if (product) return product.name
  if (order) return t('chat.order', { number: isolated(order.orderNumber) })
  return inquiry ? t('chat.inquiry', { no: String(inquiry.inquiryNo) }) : undefined
}

/** Why no one answers at once, or undefined when someone is there [CH-7]. */
export function awayWords({ desk, isDeskOnline, isStoreOffline }: BuyerChat): Key | undefined {
  if (isStoreOffline) return 'chat.storeOffline'
  if (isDeskOnline) return undefined
  return desk === 'official' ? 'chat.serviceOffline' : 'chat.merchantOffline'
}

/** The texts of a connection that does not work [CH-7]. */
export const LINK_WORDS = {
  disconnected: 'chat.disconnected',
  offline: 'chat.disconnected',
  broken: 'chat.broken',
  displaced: 'chat.displaced',
  sessionEnded: 'chat.sessionEnded',
  noUser: 'chat.noUser',
} as const satisfies Partial<Record<Link, Key>>
