import { randomUUID } from 'node:crypto'
import { CHAT_EXPIRES_HOURS } from '@ironsouq/contract/deals/chat/chat.limits'
import { saveCanned } from '@ironsouq/server/features/deals/chat/chat.canned.service.ts'
import {
  cannedAnswer,
  chat,
  chatMessage,
  chatNote,
  chatRating,
} from '@ironsouq/server/features/deals/chat/chat.tables.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { sellerAccount } from '@ironsouq/server/features/people/seller-account/seller-account.tables.ts'
import { seller } from '@ironsouq/server/features/people/seller/seller.tables.ts'
import { staffByEmail } from '@ironsouq/server/features/people/staff/staff.queries.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { and, asc, eq } from 'drizzle-orm'
import { CANNED_ANSWERS } from '../canned-answers.ts'
import { CHATS, type DemoChat } from '../chats.ts'
import { DEMO_SELLER_PEOPLE } from '../seller-people.ts'
import { DEMO_STAFF } from '../staff.ts'
import { momentBefore } from './days.ts'

interface Desk {
  sellerId: string | null
  /** Who answers there. */
  person: { id: string; name: string }
}

/** A desk and the person who answers at it, if both are in the installation. */
async function deskOf(ctx: TxCtx, code: string | null): Promise<Desk | undefined> {
  if (code === null) {
    const agent = DEMO_STAFF.find(({ role }) => role === 'serviceAgent')
    const person = agent && (await staffByEmail(ctx, agent.email))
    return person ? { sellerId: null, person } : undefined
  }
  const sales = DEMO_SELLER_PEOPLE.find(({ seller, role }) => seller === code && role === 'sales')
  const [found] = await ctx.db
    .select({ sellerId: seller.id, id: sellerAccount.id, name: sellerAccount.name })
    .from(sellerAccount)
    .innerJoin(seller, eq(seller.id, sellerAccount.sellerId))
    .where(and(eq(seller.code, code), eq(sellerAccount.email, sales?.email ?? '')))
  return found && { sellerId: found.sellerId, person: { id: found.id, name: found.name } }
}

/** A machine for sale, of the seller if the desk is a store. */
async function machineFor(ctx: TxCtx, sellerId: string | null, n: number) {
  const forSale = eq(device.state, 'listed')
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(sellerId === null ? forSale : and(forSale, eq(device.sellerId, sellerId)))
    .orderBy(asc(device.stockNo))
    .limit(CHATS.length)
  return rows[n % Math.max(rows.length, 1)]
}

async function putIn(ctx: TxCtx, given: DemoChat, n: number): Promise<boolean> {
  const { state, messages, isUnread = false, rating, note } = given
  const [who] = await ctx.db
    .select({ id: member.id, nickName: member.nickName, locale: member.locale })
    .from(member)
    .where(eq(member.account, given.account))
  const desk = await deskOf(ctx, given.seller)
  const about = desk && given.isAboutMachine ? await machineFor(ctx, desk.sellerId, n) : undefined
  const [first, last] = [messages[0], messages.at(-1)]
  if (!who || !desk || !first || !last || (given.isAboutMachine && !about)) return false
  const { person, sellerId } = desk
  const isTaken = state !== 'waiting'
  const isOpen = state === 'waiting' || state === 'assigned'
  const lastSeq = messages.length
  const behind = lastSeq - (isUnread ? 1 : 0)
  const deskRead = state === 'waiting' ? 0 : last.by === 'buyer' ? behind : lastSeq
  const wrote = momentBefore(ctx, last.minutesAgo)
  const { id: chatId } = one(
    await ctx.db
      .insert(chat)
      .values({
        memberId: who.id,
        sellerId,
        buyerName: who.nickName,
        locale: who.locale,
        consultation: 1,
        state,
        assigneeId: isTaken ? person.id : null,
        assigneeName: isTaken ? person.name : '',
        deviceId: about?.id ?? null,
        lastSeq,
        buyerReadSeq: last.by === 'desk' ? behind : lastSeq,
        deskReadSeq: deskRead,
        waitingSince: isTaken ? null : momentBefore(ctx, first.minutesAgo),
        expiresAt: isOpen ? new Date(wrote.getTime() + CHAT_EXPIRES_HOURS * 3_600_000) : null,
        createdAt: momentBefore(ctx, first.minutesAgo),
        updatedAt: wrote,
      })
      .returning({ id: chat.id }),
  )
  await ctx.db.insert(chatMessage).values(
    messages.map(({ by, minutesAgo, text, isMachine }, i) => ({
      chatId,
      seq: i + 1,
      consultation: 1,
      sendId: randomUUID(),
      kind: isMachine ? ('device' as const) : ('text' as const),
      author:
        by === 'buyer'
          ? ('buyer' as const)
          : sellerId === null
            ? ('staff' as const)
            : ('seller' as const),
      authorId: by === 'buyer' ? who.id : person.id,
      authorName: by === 'buyer' ? who.nickName : person.name,
      body: text,
      deviceId: isMachine ? (about?.id ?? null) : null,
      createdAt: momentBefore(ctx, minutesAgo),
    })),
  )
  const byPerson = { chatId, authorId: person.id, authorName: person.name }
  if (note !== undefined)
    await ctx.db.insert(chatNote).values({ ...byPerson, body: note, createdAt: wrote })
  if (rating !== undefined)
    await ctx.db
      .insert(chatRating)
      .values({ chatId, consultation: 1, rating, personId: person.id, createdAt: wrote })
  return true
}

/** Chats of the demo members, and canned answers of our desk and of three stores. An installation with chats gets no more. */
export async function seedChats(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(chat)) > 0) return 0
  return atomic(ctx, async (ctx) => {
    if ((await ctx.db.$count(cannedAnswer)) === 0)
      for (const code of new Set(CHATS.map((each) => each.seller))) {
        const desk = await deskOf(ctx, code)
        if (!desk) continue
        for (const texts of CANNED_ANSWERS)
          await saveCanned(ctx, desk.sellerId, { answerId: null, texts })
      }
    let count = 0
    for (const [n, given] of CHATS.entries()) if (await putIn(ctx, given, n)) count++
    return count
  })
}
