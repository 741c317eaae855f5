import type { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { newsLifecycle, type NewsState } from '@ironsouq/contract/content/news/news.lifecycle'
import type { NewsRecord } from '@ironsouq/contract/content/news/news.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { checkEnglish, writeText, writeTexts } from '#features/content/article/article.service.ts'
import { dictionaryCodes } from '#features/content/dictionary/dictionary.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { newsChanged } from './news.events.ts'
import { newsRecord } from './news.staff.queries.ts'
import { news, newsText } from './news.tables.ts'

type Staff = typeof newsEndpoints.staff
type Editor = Pick<Actor, 'audience' | 'id' | 'permissions'>

const EMPTY = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })

async function checkList(ctx: Ctx, list: string) {
  const lists = await dictionaryCodes(ctx, 'article')
  if (!lists.has(list))
    throw new FieldFaults([{ field: 'list', key: 'error.fieldNotAllowed', values: {} }])
}

async function recordOf(ctx: Ctx, newsId: string): Promise<NewsRecord> {
  const record = await newsRecord(ctx, newsId)
  if (!record) throw notFound()
  return record
}

/** The next version of an article, or a refusal with the article as it is. */
const changed = (
  ctx: TxCtx,
  { newsId, version }: { newsId: string; version: number },
  set: Partial<typeof news.$inferInsert> = {},
) =>
  updateVersioned(
    ctx,
    news,
    { id: newsId, version },
    { set: { ...set, updatedAt: ctx.now() }, read: () => newsRecord(ctx, newsId) },
  )

export function createNews(ctx: Ctx, body: BodyOf<Staff['create']>): Promise<NewsRecord> {
  return atomic(ctx, async (ctx) => {
    await checkList(ctx, body.list)
    const at = { createdAt: ctx.now(), updatedAt: ctx.now() }
    const { id: newsId } = one(
      await ctx.db
        .insert(news)
        .values({ list: body.list, ...at })
        .returning(),
    )
    const form = { locale: 'en', title: body.title, summary: '', document: EMPTY } as const
    await writeText(ctx, newsText, { newsId }, { ...form, status: 'draft' })
    ctx.audit('news', newsId, null, { list: body.list })
    return recordOf(ctx, newsId)
  })
}

/** What readers see now, or without a further step later, changes only with the right to publish. */
function checkPublisher(editor: Editor, state: NewsState) {
  const isOut = state === 'scheduled' || state === 'published'
  if (isOut && !editor.permissions.has('news.publish'))
    throw new Refusal('error.newsNeedsPublisher', {}, 403)
}

const factsOf = ({ list, machines, takeDownAt, cover }: NewsRecord) => ({
  list,
  machines,
  takeDownAt,
  cover: cover?.src ?? null,
})

/** Changes facts and texts together, or nothing. */
export function saveNews(
  ctx: Ctx,
  editor: Editor,
  { newsId, version, texts, coverUploadId: uploadId, ...facts }: BodyOf<Staff['save']>,
): Promise<NewsRecord> {
  return atomic(ctx, async (ctx) => {
    await checkList(ctx, facts.list)
    const before = await recordOf(ctx, newsId)
    const picture = uploadId && (await usePicture(ctx, editor, { uploadId, purpose: 'content' }))
    const cover = picture && {
      coverKey: picture.objectKey,
      coverWidth: picture.width,
      coverHeight: picture.height,
      coverThumbhash: picture.thumbhash,
    }
    const takeDownAt = facts.takeDownAt === null ? null : new Date(facts.takeDownAt)
    const { state } = await changed(ctx, { newsId, version }, { ...facts, takeDownAt, ...cover })
    checkPublisher(editor, state)
    await writeTexts(ctx, newsText, { newsId }, texts)
    if (state !== 'draft') await checkEnglish(ctx, newsText, { newsId })
    const after = await recordOf(ctx, newsId)
    ctx.audit('news', newsId, factsOf(before), factsOf(after))
    await emit(ctx, newsChanged, { newsId })
    return after
  })
}

export function moveNews(
  ctx: Ctx,
  editor: Editor,
  { newsId, version, action, publishAt }: BodyOf<Staff['move']>,
): Promise<NewsRecord> {
  return atomic(ctx, async (ctx) => {
    await changed(ctx, { newsId, version })
    if (action === 'schedule' || action === 'publish') await checkEnglish(ctx, newsText, { newsId })
    const at = action === 'schedule' && publishAt !== null ? new Date(publishAt) : null
    if (action === 'schedule' && (at === null || at <= ctx.now()))
      throw new FieldFaults([{ field: 'publishAt', key: 'error.timeIsPast', values: {} }])
    await transition(
      ctx,
      news,
      newsLifecycle,
      { id: newsId, action, by: 'staff', actorId: editor.id },
      {
        set: {
          ...((action === 'schedule' || action === 'unschedule') && { publishAt: at }),
          ...(action === 'publish' && { publishedAt: ctx.now(), publishAt: null }),
          ...(action === 'archive' && { takeDownAt: null }),
        },
        emit: [occurrence(newsChanged, { newsId })],
      },
    )
    return recordOf(ctx, newsId)
  })
}

const AT_ONCE = 100

/** Publishes what is scheduled for now or earlier, and archives what has to end. */
export async function moveDueNews(ctx: Ctx): Promise<void> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ id: news.id, publishAt: news.publishAt })
    .from(news)
    .where(and(eq(news.state, 'scheduled'), lte(news.publishAt, now)))
    .limit(AT_ONCE)
  for (const { id, publishAt } of due)
    await atomic(ctx, (ctx) =>
      move(ctx, id, 'publishDue', { publishedAt: publishAt, publishAt: null }),
    )
  const over = await ctx.db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.state, 'published'), isNotNull(news.takeDownAt), lte(news.takeDownAt, now)))
    .limit(AT_ONCE)
  for (const { id } of over)
    await atomic(ctx, (ctx) => move(ctx, id, 'archive', { takeDownAt: null }))
}

/** Staff may have moved it since it was read: then there is nothing to do. */
async function move(
  ctx: TxCtx,
  id: string,
  action: 'publishDue' | 'archive',
  set: Partial<Pick<typeof news.$inferInsert, 'publishedAt' | 'publishAt' | 'takeDownAt'>>,
) {
  const emission = [occurrence(newsChanged, { newsId: id })]
  const isBelated = (error: unknown) => error instanceof Refusal && error.status === 409
  await transition(
    ctx,
    news,
    newsLifecycle,
    { id, action, by: 'system' },
    { set: { ...set, updatedAt: ctx.now() }, emit: emission },
  ).catch((error: unknown) => {
    if (!isBelated(error)) throw error
  })
}
