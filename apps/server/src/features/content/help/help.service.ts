import type { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { helpLifecycle } from '@ironsouq/contract/content/help/help.lifecycle'
import type { HelpRecord } from '@ironsouq/contract/content/help/help.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq, lte, sql } from 'drizzle-orm'
import { checkEnglish, writeTexts } from '#features/content/article/article.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { helpArticleChanged } from './help.events.ts'
import { helpRecord } from './help.staff.queries.ts'
import { helpArticle, helpText } from './help.tables.ts'

type Staff = typeof helpEndpoints.staff

const EMPTY = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })

/** Two people may choose the same address, or remove a topic, at once: the database decides. */
function refused(err: unknown): never {
  if (violatedConstraint(err) === 'help_article_slug_once')
    throw new FieldFaults([{ field: 'slug', key: 'error.nameTaken', values: {} }])
  if (violatedReference(err) === 'topicId')
    throw new FieldFaults([{ field: 'topicId', key: 'error.fieldNotAllowed', values: {} }])
  throw err
}

async function recordOf(ctx: Ctx, articleId: string): Promise<HelpRecord> {
  const record = await helpRecord(ctx, articleId)
  if (!record) throw notFound()
  return record
}

/** The next version of an article, or a refusal with the article as it is. */
const changed = (
  ctx: TxCtx,
  { articleId, version }: { articleId: string; version: number },
  set: Partial<typeof helpArticle.$inferInsert> = {},
) =>
  updateVersioned(
    ctx,
    helpArticle,
    { id: articleId, version },
    { set: { ...set, updatedAt: ctx.now() }, read: () => helpRecord(ctx, articleId) },
  ).catch(refused)

export function createHelp(ctx: Ctx, body: BodyOf<Staff['create']>): Promise<HelpRecord> {
  const { topicId, slug, title } = body
  return atomic(ctx, async (ctx) => {
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const position = sql<number>`(
      select coalesce(max(position), 0) + 10 from help_article where topic_id = ${topicId})`
    const row = one(
      await ctx.db
        .insert(helpArticle)
        .values({ topicId, slug, position, ...at })
        .returning()
        .catch(refused),
    )
    const en = { title, summary: '', document: EMPTY, status: 'draft' } as const
    await writeTexts(ctx, helpText, { articleId: row.id }, { en })
    ctx.audit('help', row.id, null, { topicId, slug })
    return recordOf(ctx, row.id)
  })
}

const factsOf = ({ slug, topicId, position, isCommon }: HelpRecord) => ({
  slug,
  topicId,
  position,
  isCommon,
})

/** Changes facts and texts together, or nothing. */
export function saveHelp(
  ctx: Ctx,
  { articleId, version, texts, ...facts }: BodyOf<Staff['save']>,
): Promise<HelpRecord> {
  return atomic(ctx, async (ctx) => {
    const before = await recordOf(ctx, articleId)
    const { state } = await changed(ctx, { articleId, version }, facts)
    await writeTexts(ctx, helpText, { articleId }, texts)
    if (state !== 'draft') await checkEnglish(ctx, helpText, { articleId })
    const after = await recordOf(ctx, articleId)
    ctx.audit('help', articleId, factsOf(before), factsOf(after))
    await emit(ctx, helpArticleChanged, { articleId })
    return after
  })
}

export function moveHelp(
  ctx: Ctx,
  actorId: string,
  { articleId, version, action, publishAt }: BodyOf<Staff['move']>,
): Promise<HelpRecord> {
  return atomic(ctx, async (ctx) => {
    await changed(ctx, { articleId, version })
    if (action === 'schedule' || action === 'publish')
      await checkEnglish(ctx, helpText, { articleId })
    const at = action === 'schedule' && publishAt !== null ? new Date(publishAt) : null
    if (action === 'schedule' && (at === null || at <= ctx.now()))
      throw new FieldFaults([{ field: 'publishAt', key: 'error.timeIsPast', values: {} }])
    const move = { id: articleId, action, by: 'staff', actorId } as const
    await transition(ctx, helpArticle, helpLifecycle, move, {
      set: { publishAt: at },
      emit: [occurrence(helpArticleChanged, { articleId })],
    })
    return recordOf(ctx, articleId)
  })
}

const AT_ONCE = 100

/** Publishes what is scheduled for now or earlier. */
export async function publishDueHelp(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: helpArticle.id })
    .from(helpArticle)
    .where(and(eq(helpArticle.state, 'scheduled'), lte(helpArticle.publishAt, ctx.now())))
    .limit(AT_ONCE)
  for (const { id } of due)
    await atomic(ctx, (ctx) =>
      transition(
        ctx,
        helpArticle,
        helpLifecycle,
        { id, action: 'publishDue', by: 'system' },
        {
          // The index takes only a newer version.
          set: { publishAt: null, updatedAt: ctx.now(), version: sql`${helpArticle.version} + 1` },
          emit: [occurrence(helpArticleChanged, { articleId: id })],
        },
      ),
    ).catch((error: unknown) => {
      // Staff may have moved it since it was read: then there is nothing to do.
      if (!(error instanceof Refusal && error.status === 409)) throw error
    })
}
