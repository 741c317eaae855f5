import type { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type {
  Announcement,
  AnnouncementBar,
  AnnouncementRecord,
} from '@ironsouq/contract/content/announcement/announcement.schema'
import type { QueryOf } from '@ironsouq/contract/endpoint'
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { cachedByLocale } from '#kernel/data/cached-by-locale.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { stateAt } from './announcement.rules.ts'
import { announcement, announcementRead, announcementText } from './announcement.tables.ts'

/** More than these would cover the page. */
const BARS_MAX = 2
const CENTRE_MAX = 20

const texts = { owner: announcementText.announcementId, locale: announcementText.locale }
const wordsIn = (ctx: Ctx) => {
  const at = { of: sql`announcement.id`, wanted: sql`${ctx.locale}::text` }
  return {
    title: textIn(announcementText.title, texts, at),
    body: textIn(announcementText.body, texts, at),
  }
}

/** It has started and was not withdrawn. */
const isPublished = (ctx: Ctx) =>
  and(lte(announcement.startsAt, ctx.now()), isNull(announcement.withdrawnAt))

/** It is shown now to readers of the current language. */
const isCurrent = (ctx: Ctx) =>
  and(
    isPublished(ctx),
    or(isNull(announcement.endsAt), gt(announcement.endsAt, ctx.now())),
    sql`(${announcement.languages} = '{}' or ${ctx.locale}::text = any(${announcement.languages}))`,
  )

const latestFirst = [desc(announcement.startsAt), desc(announcement.id)]

export const announcementBars = cachedByLocale((ctx): Promise<AnnouncementBar[]> =>
  ctx.db
    .select({
      announcementId: announcement.id,
      title: wordsIn(ctx).title,
      version: announcement.version,
    })
    .from(announcement)
    .where(
      and(
        isCurrent(ctx),
        eq(announcement.isImportant, true),
        eq(announcement.audience, 'everyone'),
      ),
    )
    .orderBy(...latestFirst)
    .limit(BARS_MAX),
)

const columns = (ctx: Ctx) => ({
  announcementId: announcement.id,
  ...wordsIn(ctx),
  link: announcement.link,
  isImportant: announcement.isImportant,
  startsAt: announcement.startsAt,
})

interface Row extends Omit<Announcement, 'startsAt'> {
  startsAt: Date
}
const presented = <T extends Row>({ startsAt, ...row }: T) => ({
  ...row,
  startsAt: startsAt.toISOString(),
})

/** An announcement that everyone may read; also one that has ended, because links to it remain. */
export async function publicAnnouncement(ctx: Ctx, id: string): Promise<Announcement> {
  const [row] = await ctx.db
    .select(columns(ctx))
    .from(announcement)
    .where(and(eq(announcement.id, id), isPublished(ctx), eq(announcement.audience, 'everyone')))
  if (!row) throw notFound()
  return presented(row)
}

/** What a member sees in the notice centre. */
export async function announcementsFor(ctx: Ctx, memberId: string) {
  const rows = await ctx.db
    .select({
      ...columns(ctx),
      isRead: sql<boolean>`exists (
        select 1 from ${announcementRead}
        where ${announcementRead.announcementId} = announcement.id
          and ${announcementRead.memberId} = ${memberId}::uuid)`,
    })
    .from(announcement)
    .where(isCurrent(ctx))
    .orderBy(...latestFirst)
    .limit(CENTRE_MAX)
  return rows.map(presented)
}

const recordColumns = {
  announcementId: announcement.id,
  version: announcement.version,
  audience: announcement.audience,
  languages: announcement.languages,
  isImportant: announcement.isImportant,
  link: announcement.link,
  startsAt: announcement.startsAt,
  endsAt: announcement.endsAt,
  withdrawnAt: announcement.withdrawnAt,
  texts: sql<AnnouncementRecord['texts']>`(
    select json_object_agg(${announcementText.locale},
      json_build_object('title', ${announcementText.title}, 'body', ${announcementText.body}))
    from ${announcementText} where ${announcementText.announcementId} = announcement.id)`,
}

type RecordRow = Pick<
  typeof announcement.$inferSelect,
  'audience' | 'languages' | 'isImportant' | 'link' | 'startsAt' | 'endsAt' | 'withdrawnAt'
> &
  Pick<AnnouncementRecord, 'announcementId' | 'version' | 'texts'>

function presentRecord(row: RecordRow, now: Date): AnnouncementRecord {
  const { announcementId, version, texts: words, audience, languages, isImportant, link } = row
  return {
    announcementId,
    version,
    state: stateAt(row, now),
    announcement: {
      audience,
      languages,
      isImportant,
      link,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
    },
    texts: words,
  }
}

export async function announcementRecord(
  ctx: Ctx,
  id: string,
): Promise<AnnouncementRecord | undefined> {
  const [row] = await ctx.db.select(recordColumns).from(announcement).where(eq(announcement.id, id))
  return row && presentRecord(row, ctx.now())
}

export async function announcementRows(
  ctx: Ctx,
  query: QueryOf<typeof announcementEndpoints.staffList>,
) {
  const isDescending = query.sort === '-startsAt'
  const list = keyset(query, { by: announcement.startsAt, id: announcement.id, isDescending })
  const found = await ctx.db
    .select({ ...recordColumns, at: list.at })
    .from(announcement)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    rows: rows.map((row) => presentRecord(row, ctx.now())),
    total: await ctx.db.$count(announcement),
  }
}

export const announcementCount = (ctx: Ctx): Promise<number> => ctx.db.$count(announcement)
