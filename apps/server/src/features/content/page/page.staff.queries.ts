import type { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import type { PageRecord } from '@ironsouq/contract/content/page/page.schema'
import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import { and, eq, sql } from 'drizzle-orm'
import { presentTexts } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { isFixed, localDay } from './page.rules.ts'
import { pageText, pageVersion } from './page.tables.ts'

/** Whether no later published version has come into force. */
const inForce = (today: string) => sql<boolean>`(
  page_version.state = 'published' and page_version.day <= ${today}::date and not exists (
    select 1 from page_version as later where later.page = page_version.page
      and later.state = 'published' and later.day > page_version.day and later.day <= ${today}::date))`

const columnsAt = (ctx: Ctx) => ({
  versionId: pageVersion.id,
  version: pageVersion.version,
  page: pageVersion.page,
  day: pageVersion.day,
  state: pageVersion.state,
  isInForce: inForce(localDay(ctx.now())),
  updatedAt: pageVersion.updatedAt,
})

/** A version of a page with all its texts, or undefined. */
export async function pageRecord(ctx: Ctx, versionId: string): Promise<PageRecord | undefined> {
  const [[row], texts] = await Promise.all([
    ctx.db.select(columnsAt(ctx)).from(pageVersion).where(eq(pageVersion.id, versionId)),
    ctx.db
      .select()
      .from(pageText)
      .where(eq(pageText.versionId, versionId))
      .orderBy(pageText.locale),
  ])
  if (!row) return undefined
  const { updatedAt, ...facts } = row
  return {
    ...facts,
    updatedAt: updatedAt.toISOString(),
    isFixed: isFixed(row),
    ...presentTexts(texts),
  }
}

type List = typeof pageEndpoints.staff.list

/** All versions for staff, whatever their state. */
export async function pagesForStaff(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const isDescending = query.sort.startsWith('-')
  const by = query.sort.endsWith('updatedAt') ? pageVersion.updatedAt : pageVersion.day
  const list = keyset(query, { by, id: pageVersion.id, isDescending })
  const filter = and(
    query.page ? eq(pageVersion.page, query.page) : undefined,
    query.state ? eq(pageVersion.state, query.state) : undefined,
  )
  const [found, total] = await Promise.all([
    ctx.db
      .select({
        at: list.at,
        ...columnsAt(ctx),
        translated: sql<number>`(select count(*)::int from page_text
          where page_text.version_id = page_version.id and page_text.status = 'translated')`,
      })
      .from(pageVersion)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(pageVersion, filter),
  ])
  const { rows, ...cursors } = list.pageOf(found)
  return {
    ...cursors,
    total,
    rows: rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
  }
}
