import { chatLifecycle } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import type { ChatNote } from '@ironsouq/contract/deals/chat/chat.schema'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { publishToDesk } from './chat.channel.ts'
import { AUDIENCE_OF } from './chat.content.service.ts'
import { lockedChat, longestWaiting, type ChatRow } from './chat.queries.ts'
import { publishState, within, type Writer } from './chat.service.ts'
import { chat, chatNote } from './chat.tables.ts'

/** A person at a desk. */
export interface DeskPerson extends Writer {
  author: 'staff' | 'seller'
}

interface Person {
  id: string
  name: string
}

async function ofThisDesk(ctx: TxCtx, person: DeskPerson, chatId: string): Promise<ChatRow> {
  const row = await lockedChat(ctx, within(chatId, person))
  if (!row) throw notFound()
  return row
}

async function assign(
  ctx: TxCtx,
  person: DeskPerson,
  { id, action, to }: { id: string; action: 'take' | 'transfer'; to: Person },
): Promise<void> {
  const row = await transition(
    ctx,
    chat,
    chatLifecycle,
    { id, action, by: AUDIENCE_OF[person.author], actorId: person.id },
    {
      set: { assigneeId: to.id, assigneeName: to.name, waitingSince: null, updatedAt: ctx.now() },
    },
  )
  await publishState(ctx, row)
}

/** Takes a conversation that waits. Of two people at the same time one is refused. */
export const takeChat = (ctx: Ctx, person: DeskPerson, chatId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const { id } = await ofThisDesk(ctx, person, chatId)
    await assign(ctx, person, { id, action: 'take', to: person })
  })

/** Takes the one that has waited longest. Several people at the same time take different ones. */
export const takeNext = (ctx: Ctx, person: DeskPerson): Promise<string | null> =>
  atomic(ctx, async (ctx) => {
    const next = await longestWaiting(ctx, person.sellerId)
    if (!next) return null
    await assign(ctx, person, { id: next.id, action: 'take', to: person })
    return next.id
  })

/** Gives a conversation to another person of the desk. The note says why. */
export const transferChat = (
  ctx: Ctx,
  person: DeskPerson,
  { chatId, to, note }: { chatId: string; to: Person | undefined; note: string },
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const { id } = await ofThisDesk(ctx, person, chatId)
    if (!to) throw new FieldFaults([{ field: 'to', key: 'error.fieldNotAllowed', values: {} }])
    await assign(ctx, person, { id, action: 'transfer', to })
    await writeNote(ctx, person, { chatId, text: note, transferredTo: to.name })
  })

/** Gives a conversation back: the buyer waits again. */
export const releaseChat = (ctx: Ctx, person: DeskPerson, chatId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const before = await ofThisDesk(ctx, person, chatId)
    if (before.assigneeId !== person.id) throw new Refusal('error.chatNotTaken')
    const row = await transition(
      ctx,
      chat,
      chatLifecycle,
      { id: chatId, action: 'release', by: AUDIENCE_OF[person.author], actorId: person.id },
      {
        set: { assigneeId: null, assigneeName: '', waitingSince: ctx.now(), updatedAt: ctx.now() },
      },
    )
    await publishState(ctx, row)
  })

async function writeNote(
  ctx: TxCtx,
  person: DeskPerson,
  {
    chatId,
    text,
    transferredTo = null,
  }: { chatId: string; text: string; transferredTo?: string | null },
): Promise<ChatNote> {
  const written = one(
    await ctx.db
      .insert(chatNote)
      .values({
        chatId,
        authorId: person.id,
        authorName: person.name,
        body: text,
        transferredTo,
        createdAt: ctx.now(),
      })
      .returning(),
  )
  return presentNote(written)
}

export const presentNote = (row: typeof chatNote.$inferSelect): ChatNote => ({
  noteId: row.id,
  authorName: row.authorName,
  text: row.body,
  transferredTo: row.transferredTo,
  at: row.createdAt.toISOString(),
})

/** Writes for the colleagues. The buyer does not learn of it. */
export const addNote = (
  ctx: Ctx,
  person: DeskPerson,
  { chatId, text }: { chatId: string; text: string },
): Promise<ChatNote> =>
  atomic(ctx, async (ctx) => {
    await ofThisDesk(ctx, person, chatId)
    const note = await writeNote(ctx, person, { chatId, text })
    ctx.audit(chatLifecycle.name, chatId, null, { noteId: note.noteId })
    await publishToDesk(ctx, person.sellerId, { type: 'note', chatId })
    return note
  })
