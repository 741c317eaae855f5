import type { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { HELP_TOPICS_MAX } from '@ironsouq/contract/content/help/help.limits'
import type { HelpTopicRecord } from '@ironsouq/contract/content/help/help.schema'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { eq } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint, violatedReference } from '#kernel/data/db.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { helpTopicChanged } from './help.events.ts'
import { helpTopics } from './help.staff.queries.ts'
import { helpTopic, helpTopicText } from './help.tables.ts'

type Staff = typeof helpEndpoints.staff

const fault = (field: string, key: 'error.nameTaken' | 'error.fieldRequired') =>
  new FieldFaults([{ field, key, values: {} }])

const recordOf = async (ctx: Ctx, topicId: string): Promise<HelpTopicRecord | undefined> =>
  (await helpTopics(ctx, topicId))[0]

/** The number of topics is checked under a lock, so that two new ones do not pass together. */
async function insertTopic(ctx: TxCtx, set: Omit<typeof helpTopic.$inferInsert, 'createdAt'>) {
  const topics = await ctx.db.select({ id: helpTopic.id }).from(helpTopic).for('update')
  if (topics.length >= HELP_TOPICS_MAX)
    throw new FieldFaults([
      { field: 'code', key: 'error.fieldTooBig', values: { max: HELP_TOPICS_MAX } },
    ])
  return one(
    await ctx.db
      .insert(helpTopic)
      .values({ ...set, createdAt: ctx.now() })
      .returning(),
  )
}

/** Creates a topic, or replaces one that has not changed since it was read. */
export function saveHelpTopic(
  ctx: Ctx,
  { topicId, version, texts, ...facts }: BodyOf<Staff['saveTopic']>,
): Promise<HelpTopicRecord> {
  if (topicId !== undefined && version === undefined) throw fault('version', 'error.fieldRequired')
  return atomic(ctx, async (ctx) => {
    const set = { ...facts, updatedAt: ctx.now() }
    const before = topicId ? await recordOf(ctx, topicId) : undefined
    const written =
      topicId !== undefined && version !== undefined
        ? updateVersioned(
            ctx,
            helpTopic,
            { id: topicId, version },
            { set, read: () => recordOf(ctx, topicId) },
          )
        : insertTopic(ctx, set)
    const { id } = await written.catch((err: unknown) => {
      throw violatedConstraint(err) === 'help_topic_code_once'
        ? fault('code', 'error.nameTaken')
        : err
    })
    await replaceTexts(ctx, helpTopicText, { topicId: id }, texts)
    const after = await recordOf(ctx, id)
    if (!after) throw notFound()
    ctx.audit('helpTopic', id, before ?? null, after)
    await emit(ctx, helpTopicChanged, { topicId: id })
    return after
  })
}

/** A topic with articles stays: they would have no place. */
export function removeHelpTopic(ctx: Ctx, topicId: string): Promise<null> {
  return atomic(ctx, async (ctx) => {
    const before = await recordOf(ctx, topicId)
    if (!before) throw notFound()
    await ctx.db
      .delete(helpTopic)
      .where(eq(helpTopic.id, topicId))
      .catch((err: unknown) => {
        throw violatedReference(err) === null ? err : new Refusal('error.helpTopicInUse')
      })
    ctx.audit('helpTopic', topicId, before, null)
    await emit(ctx, helpTopicChanged, { topicId })
    return null
  })
}
