import { randomUUID } from 'node:crypto'
import { contentHashOf } from '@ironsouq/server/features/deals/inquiry/inquiry.rules.ts'
import { inquiry, inquiryMessage } from '@ironsouq/server/features/deals/inquiry/inquiry.tables.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { member } from '@ironsouq/server/features/people/member/member.tables.ts'
import { atomic, type Ctx, type TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { eq, inArray } from 'drizzle-orm'
import { INQUIRIES } from '../inquiries.ts'
import { momentBefore } from './days.ts'

type Given = (typeof INQUIRIES)[number]

interface About {
  member: { id: string; locale: string }
  device: { id: string; sellerId: string } | undefined
  staffId: string
}

async function putIn(ctx: TxCtx, given: Given, { member, device, staffId }: About): Promise<void> {
  const { subject, quantity, country, keywords = '', description = '', state, messages } = given
  const at = (hoursAgo: number) => momentBefore(ctx, Math.round(hoursAgo * 60))
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  const lastSeq = messages.length
  const isUnaudited = state === 'unaudited'
  const { id: inquiryId } = one(
    await ctx.db
      .insert(inquiry)
      .values({
        memberId: member.id,
        submissionId: randomUUID(),
        deviceId: device?.id ?? null,
        sellerId: device?.sellerId ?? null,
        subject,
        quantity,
        country,
        keywords,
        description,
        points: [...(given.points ?? [])],
        locale: member.locale,
        contentHash: contentHashOf(first.text),
        signals: [...(given.signals ?? [])],
        state,
        recipient: state === 'pushed' ? (device ? 'seller' : 'ownStock') : null,
        pushedAt: state === 'pushed' ? at(first.hoursAgo - 0.5) : null,
        reason: given.reason ?? null,
        note: given.note ?? '',
        lastSeq,
        buyerReadSeq: given.isUnread ? lastSeq - 1 : lastSeq,
        staffReadSeq: isUnaudited ? 0 : last.by === 'buyer' && lastSeq > 1 ? lastSeq - 1 : lastSeq,
        createdAt: at(first.hoursAgo),
        updatedAt: at(last.hoursAgo),
      })
      .returning({ id: inquiry.id }),
  )
  await ctx.db.insert(inquiryMessage).values(
    messages.map(({ by, hoursAgo, text }, n) => ({
      inquiryId,
      seq: n + 1,
      author: by === 'buyer' ? ('buyer' as const) : ('staff' as const),
      authorId: by === 'buyer' ? member.id : staffId,
      sellerId: by === 'seller' ? (device?.sellerId ?? null) : null,
      body: text,
      createdAt: at(hoursAgo),
    })),
  )
}

/** Inquiries of the demo members, with their threads. An installation with inquiries gets no more. */
export async function seedInquiries(ctx: Ctx): Promise<number> {
  if ((await ctx.db.$count(inquiry)) > 0) return 0
  const accounts = INQUIRIES.map(({ account }) => account)
  const members = await ctx.db
    .select({ id: member.id, account: member.account, locale: member.locale })
    .from(member)
    .where(inArray(member.account, accounts))
  const devices = await ctx.db
    .select({ id: device.id, sellerId: device.sellerId })
    .from(device)
    .where(eq(device.state, 'listed'))
    .orderBy(device.stockNo)
    .limit(INQUIRIES.length)
  const staffId = randomUUID()
  let count = 0
  await atomic(ctx, async (ctx) => {
    for (const [n, given] of INQUIRIES.entries()) {
      const who = members.find(({ account }) => account === given.account)
      const about = given.isAboutMachine ? devices[n] : undefined
      if (!who || (given.isAboutMachine && !about)) continue
      await putIn(ctx, given, { member: who, device: about, staffId })
      count++
    }
  })
  return count
}
