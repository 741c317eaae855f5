import type { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { AnnouncementRecord } from '@ironsouq/contract/content/announcement/announcement.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq, lte } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { announcementChanged } from './announcement.events.ts'
import { announcementRecord } from './announcement.queries.ts'
import { nextTurn } from './announcement.rules.ts'
import { announcement, announcementRead, announcementText } from './announcement.tables.ts'

const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldWrongFormat', values: {} }])

async function changed(
  ctx: TxCtx,
  announcementId: string,
  before: AnnouncementRecord | null | undefined,
): Promise<AnnouncementRecord> {
  const after = await announcementRecord(ctx, announcementId)
  if (!after) throw notFound()
  ctx.audit('announcement', announcementId, before ?? null, after)
  await emit(ctx, announcementChanged, { announcementId })
  return after
}

/** Creates an announcement, or replaces one that has not changed since it was read. */
export function saveAnnouncement(
  ctx: Ctx,
  given: BodyOf<typeof announcementEndpoints.save>,
): Promise<AnnouncementRecord> {
  const { announcementId, version, texts, startsAt, endsAt, ...facts } = given
  const times = {
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    withdrawnAt: null,
  }
  if (times.endsAt && times.endsAt <= times.startsAt) throw wrong('endsAt')
  if (announcementId !== undefined && version === undefined) throw wrong('version')
  return atomic(ctx, async (ctx) => {
    const at = ctx.now()
    const set = { ...facts, ...times, turnsAt: nextTurn(times, at), updatedAt: at }
    const before = announcementId ? await announcementRecord(ctx, announcementId) : null
    const { id } =
      announcementId !== undefined && version !== undefined
        ? await updateVersioned(
            ctx,
            announcement,
            { id: announcementId, version },
            { set, read: () => announcementRecord(ctx, announcementId) },
          )
        : one(
            await ctx.db
              .insert(announcement)
              .values({ ...set, createdAt: at })
              .returning(),
          )
    await replaceTexts(ctx, announcementText, { announcementId: id }, texts)
    return changed(ctx, id, before)
  })
}

export function withdrawAnnouncement(
  ctx: Ctx,
  { announcementId: id, version }: BodyOf<typeof announcementEndpoints.withdraw>,
): Promise<AnnouncementRecord> {
  return atomic(ctx, async (ctx) => {
    const at = ctx.now()
    const before = await announcementRecord(ctx, id)
    await updateVersioned(
      ctx,
      announcement,
      { id, version },
      {
        set: { withdrawnAt: at, turnsAt: null, updatedAt: at },
        read: () => announcementRecord(ctx, id),
      },
    )
    return changed(ctx, id, before)
  })
}

export async function readAnnouncement(
  ctx: Ctx,
  memberId: string,
  announcementId: string,
): Promise<null> {
  const [known] = await ctx.db
    .select({ id: announcement.id })
    .from(announcement)
    .where(and(eq(announcement.id, announcementId), lte(announcement.startsAt, ctx.now())))
  if (!known) throw notFound()
  await ctx.db
    .insert(announcementRead)
    .values({ memberId, announcementId, createdAt: ctx.now() })
    .onConflictDoNothing()
  return null
}

/** Announcements whose start or end has come: what pages show has changed. */
export async function turnDueAnnouncements(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const due = await ctx.db.select().from(announcement).where(lte(announcement.turnsAt, now))
  for (const row of due)
    await atomic(ctx, async (ctx) => {
      // Of two workers one turns it; a change in between has another time.
      const [turned] = await ctx.db
        .update(announcement)
        .set({ turnsAt: nextTurn(row, now) })
        .where(and(eq(announcement.id, row.id), lte(announcement.turnsAt, now)))
        .returning({ id: announcement.id })
      if (turned) await emit(ctx, announcementChanged, { announcementId: turned.id })
    })
}
