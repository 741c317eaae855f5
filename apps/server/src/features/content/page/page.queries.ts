import { PAGE_VERSIONS_SHOWN, type SitePage } from '@ironsouq/contract/content/page/page.limits'
import type { PageShown } from '@ironsouq/contract/content/page/page.schema'
import { TERMS_VERSION, TERMS_VERSIONS } from '@ironsouq/contract/identity/identity/identity.limits'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { partsShown } from '#features/content/article/article.queries.ts'
import type { StoredPart } from '#features/content/article/article.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { localDay } from './page.rules.ts'
import { pageVersion } from './page.tables.ts'

interface ShownRow extends Record<string, unknown> {
  day: string
  locale: string
  title: string
  summary: string
  parts: StoredPart[]
}

/** A version that readers can see has a finished English text. */
const hasText = sql`exists (
  select 1 from page_text where page_text.version_id = page_version.id
    and page_text.locale = 'en' and page_text.status = 'translated')`

/** The version of a day, or the one in force; before the first one is in force, the first. */
export async function pageShown(ctx: Ctx, page: SitePage, day?: string): Promise<PageShown> {
  const today = localDay(ctx.now())
  const versions = await ctx.db
    .select({ id: pageVersion.id, day: pageVersion.day })
    .from(pageVersion)
    .where(and(eq(pageVersion.page, page), eq(pageVersion.state, 'published'), hasText))
    .orderBy(desc(pageVersion.day))
    .limit(PAGE_VERSIONS_SHOWN)
  const inForce = versions.find((version) => version.day <= today) ?? versions.at(-1)
  const wanted = day === undefined ? inForce : versions.find((version) => version.day === day)
  if (!wanted) throw notFound()
  const { rows } = await ctx.db.execute<ShownRow>(sql`
    select locale, title, summary, parts from page_text
    where version_id = ${wanted.id} and status = 'translated' and locale in ('en', ${ctx.locale})
    order by locale = 'en' limit 1`)
  const [row] = rows
  if (!row) throw notFound()
  return {
    page,
    day: wanted.day,
    isInForce: wanted === inForce,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    parts: await partsShown(ctx, row.parts),
    versions: versions.map((version) => ({ day: version.day, isInForce: version === inForce })),
  }
}

const publishedTerms = and(eq(pageVersion.page, 'terms'), eq(pageVersion.state, 'published'))

/** The version of the terms that a form offers to agree to. */
export async function termsInForceNow(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db
    .select({ day: pageVersion.day })
    .from(pageVersion)
    .where(and(publishedTerms, lte(pageVersion.day, localDay(ctx.now()))))
    .orderBy(desc(pageVersion.day))
    .limit(1)
  return row?.day ?? TERMS_VERSION
}

/** Whether members can agree to it: one that the product brings, or one that staff published. */
export const isTermsVersion = async (ctx: Ctx, day: string): Promise<boolean> =>
  TERMS_VERSIONS.some((known) => known === day) ||
  (await ctx.db.$count(pageVersion, and(publishedTerms, sql`${pageVersion.day}::text = ${day}`))) >
    0
