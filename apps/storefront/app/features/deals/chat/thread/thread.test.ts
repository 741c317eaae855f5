import { randomUUID } from 'node:crypto'
import type { BuyerChat, ChatMessage, ChatFrame } from '@ironsouq/contract/deals/chat/chat.schema'
import { threadMessageOf } from '@ironsouq/contract/deals/chat/chat.thread'
import { describe, expect, it } from 'vitest'
import {
  changed,
  hasEarlier,
  isReadByDesk,
  lastSeqOf,
  needsReading,
  type ShownThread,
} from './thread.ts'

const chat: BuyerChat = {
  chatId: randomUUID(),
  desk: 'official',
  state: 'assigned',
  consultation: 1,
  device: null,
  inquiry: null,
  product: null,
  order: null,
  lastMessage: null,
  lastSeq: 2,
  buyerReadSeq: 2,
  deskReadSeq: 1,
  unread: 0,
  isBlocked: false,
  updatedAt: '2026-11-17T08:00:00Z',
  seller: null,
  speaker: 'Huda',
  isDeskOnline: true,
  isStoreOffline: false,
}

const message = (seq: number, given: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  sendId: randomUUID(),
  consultation: 1,
  kind: 'text',
  author: 'buyer',
  authorName: 'Yard Buyer',
  text: `Message ${seq}`,
  image: null,
  deviceId: null,
  inquiry: null,
  productId: null,
  order: null,
  hasAccountNumber: false,
  via: 'web',
  at: '2026-11-17T08:00:00Z',
  ...given,
})

const shown: ShownThread = {
  chat,
  canTranslate: false,
  messages: [threadMessageOf(message(1)), threadMessageOf(message(2))],
}
const seqsOf = ({ messages }: ShownThread) => messages.map(({ seq }) => seq)
const arrives = (given: ChatMessage): ChatFrame => ({ type: 'message', message: given })

describe('a thread', () => {
  it('shows a message once, however often it arrives', () => {
    const third = message(3)
    const once = changed(shown, { type: 'news', news: arrives(third) })
    const twice = changed(once, { type: 'news', news: arrives(third) })
    const answered = changed(twice, { type: 'messages', messages: [threadMessageOf(third)] })
    for (const each of [once, twice, answered]) expect(seqsOf(each)).toEqual([1, 2, 3])
  })

  it('shows nothing after a gap until the missing ones are read', () => {
    const fourth = arrives(message(4))
    expect(needsReading(shown, fourth)).toBe(true)
    const after = changed(shown, { type: 'news', news: fourth })
    expect(seqsOf(after)).toEqual([1, 2])
    const read = [message(3), message(4)].map(threadMessageOf)
    expect(seqsOf(changed(after, { type: 'messages', messages: read }))).toEqual([1, 2, 3, 4])
  })

  it('reads a machine again, whose card is not in the news', () => {
    expect(needsReading(shown, arrives(message(3)))).toBe(false)
    expect(needsReading(shown, arrives(message(3, { kind: 'device' })))).toBe(true)
    expect(needsReading(shown, arrives(message(3, { kind: 'product' })))).toBe(true)
  })

  it('puts earlier messages before the others, and knows when there are none', () => {
    const late: ShownThread = { ...shown, messages: [threadMessageOf(message(2))] }
    expect(hasEarlier(late)).toBe(true)
    const whole = changed(late, { type: 'messages', messages: [threadMessageOf(message(1))] })
    expect(seqsOf(whole)).toEqual([1, 2])
    expect(hasEarlier(whole)).toBe(false)
    expect(lastSeqOf(whole)).toBe(2)
  })

  it('has read marks that never go back [CH-4]', () => {
    const read: ChatFrame = { type: 'read', side: 'desk', seq: 2 }
    const after = changed(shown, { type: 'news', news: read })
    expect(after.messages.map((each) => isReadByDesk(each, after.chat))).toEqual([true, true])
    const late = changed(after, { type: 'chat', chat })
    expect(late.chat.deskReadSeq).toBe(2)
  })

  it('follows the state, and reads what a new consultation is about', () => {
    const news: ChatFrame = {
      type: 'state',
      state: 'waiting',
      consultation: 2,
      speaker: null,
      isBlocked: false,
    }
    expect(needsReading(shown, news)).toBe(true)
    expect(changed(shown, { type: 'news', news }).chat).toMatchObject({
      state: 'waiting',
      consultation: 2,
      speaker: null,
    })
  })
})
