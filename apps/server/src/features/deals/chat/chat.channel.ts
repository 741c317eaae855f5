import {
  CHAT_CHANNEL,
  type ChatSide,
  DESK_CHANNEL,
  OFFICIAL_DESK_ID,
  QUEUE_CHANNEL,
} from '@ironsouq/contract/deals/chat/chat.limits'
import type { ChatFrame, DeskFrame, QueueFrame } from '@ironsouq/contract/deals/chat/chat.schema'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { appendToChannels, storedInLog } from '#kernel/realtime/channel-log.ts'
import { channel, type StoredMessage, type Who } from '#kernel/realtime/channel.ts'
import { presentMessage } from './chat.present.ts'
import { chatById, messagesInPlaces, officialWaiting } from './chat.queries.ts'

/** A message in the log has no text: the text is read from the conversation. */
type LoggedFrame = Exclude<ChatFrame, { type: 'message' }> | { type: 'message'; seq: number }

const logged = (frame: ChatFrame): LoggedFrame =>
  frame.type === 'message' ? { type: 'message', seq: frame.message.seq } : frame

async function withTexts(ctx: Ctx, chatId: string, stored: readonly StoredMessage[]) {
  const bodies = stored.map(({ seq, body }) => ({ seq, body: body as LoggedFrame }))
  const places = bodies.flatMap(({ body }) => (body.type === 'message' ? [body.seq] : []))
  const rows = await messagesInPlaces(ctx, chatId, places)
  const messages = new Map(rows.map((row) => [row.seq, presentMessage(row)]))
  return bodies.map(({ seq, body }) => {
    if (body.type !== 'message') return { seq, body }
    return { seq, body: { type: body.type, message: messages.get(body.seq) } }
  })
}

/** Whether a person is at the desk: staff at ours, people of a seller at its own. */
const isAtDesk = ({ audience, permissions, sellerId }: Who, of: string | null): boolean =>
  permissions.has('chat.read') &&
  (of === null ? audience === 'staff' : audience === 'merchant' && sellerId === of)

const sideOf = ({ audience }: Who): ChatSide => (audience === 'member' ? 'buyer' : 'desk')

const ofChats = storedInLog(CHAT_CHANNEL)

/**
 * One conversation: the buyer and the people of its desk. One session of an account has such channels at
 * a time [ID-13].
 */
export const chatChannel = channel({
  kind: CHAT_CHANNEL,
  isExclusive: true,
  signals: sideOf,
  async mayJoin(ctx, who, chatId) {
    const row = await chatById(ctx, chatId)
    if (!row) return false
    return who.audience === 'member' ? row.memberId === who.id : isAtDesk(who, row.sellerId)
  },
  async after(ctx, chatId, seq) {
    return withTexts(ctx, chatId, await ofChats.after(ctx, chatId, seq))
  },
  newest: ofChats.newest,
})

/** The queue of one desk. A person who has it open is at the desk [CH-5] [CH-10]. */
export const deskChannel = channel({
  kind: DESK_CHANNEL,
  isExclusive: true,
  hasPresence: true,
  mayJoin: (_, who, id) => isAtDesk(who, id === OFFICIAL_DESK_ID ? null : id),
  ...storedInLog(DESK_CHANNEL),
})

const deskIdOf = (sellerId: string | null): string => sellerId ?? OFFICIAL_DESK_ID

export const deskChannelOf = (sellerId: string | null): string =>
  `${DESK_CHANNEL}:${deskIdOf(sellerId)}`

/** Tells both sides of a conversation. */
export const publishToChat = (ctx: TxCtx, chatId: string, frame: ChatFrame): Promise<void> =>
  appendToChannels(
    ctx,
    CHAT_CHANNEL,
    [chatId],
    async () => () => frame,
    () => logged(frame),
  )

/** Tells the people of a desk. Always after `publishToChat`: channels are locked in one order. */
export const publishToDesk = (
  ctx: TxCtx,
  sellerId: string | null,
  frame: DeskFrame,
): Promise<void> =>
  appendToChannels(ctx, DESK_CHANNEL, [deskIdOf(sellerId)], async () => () => frame)

/** How many wait for our customer service, for all staff who may answer, wherever they are. */
export const queueChannel = channel({
  kind: QUEUE_CHANNEL,
  mayJoin: (_, who, id) => id === OFFICIAL_DESK_ID && isAtDesk(who, null),
  ...storedInLog(QUEUE_CHANNEL),
})

/** Tells staff how many wait now. Always after `publishToDesk`. */
export const publishQueue = (ctx: TxCtx): Promise<void> =>
  appendToChannels(ctx, QUEUE_CHANNEL, [OFFICIAL_DESK_ID], async () => {
    const frame: QueueFrame = { waiting: await officialWaiting(ctx) }
    return () => frame
  })
