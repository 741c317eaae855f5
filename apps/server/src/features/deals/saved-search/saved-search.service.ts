import type {
  SavedQuery,
  savedSearchEndpoints,
} from '@ironsouq/contract/deals/saved-search/saved-search.endpoints'
import { MOST_SAVED_SEARCHES } from '@ironsouq/contract/deals/saved-search/saved-search.limits'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import { choose } from '#features/people/consent/consent.service.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { setDue } from './saved-search.due.service.ts'
import { savedSearchChanged } from './saved-search.events.ts'
import { keyOfQuery, normalised } from './saved-search.query.rules.ts'
import { savedSearch, searchMatch } from './saved-search.tables.ts'
import { memberOfTicket } from './saved-search.ticket.rules.ts'

type Saving = BodyOf<typeof savedSearchEndpoints.save>
type Changing = BodyOf<typeof savedSearchEndpoints.change>

const ofMember = (memberId: string, savedSearchId: string) =>
  and(eq(savedSearch.id, savedSearchId), eq(savedSearch.memberId, memberId))

/** A search that is saved already is the same one: it gets the new name and pace. */
export function saveSearch(ctx: Ctx, memberId: string, saving: Saving) {
  const query = normalised(saving.query)
  const queryKey = keyOfQuery(query)
  return atomic(ctx, async (ctx) => {
    // Two concurrent calls run one after the other, so the count includes the first.
    await lockMember(ctx, memberId)
    const { name, pace, isWant, note } = saving
    const isSame = and(eq(savedSearch.memberId, memberId), eq(savedSearch.queryKey, queryKey))
    const [known] = await ctx.db.select({ id: savedSearch.id }).from(savedSearch).where(isSame)
    if (known) {
      const changing = { savedSearchId: known.id, name, pace, note: note || undefined }
      await changeSearch(ctx, memberId, changing)
      if (isWant)
        await ctx.db.update(savedSearch).set({ isWant }).where(eq(savedSearch.id, known.id))
      return { savedSearchId: known.id, isNew: false }
    }
    if (
      (await ctx.db.$count(savedSearch, eq(savedSearch.memberId, memberId))) >= MOST_SAVED_SEARCHES
    )
      throw new Refusal('error.savedSearchesFull', { max: MOST_SAVED_SEARCHES })
    const now = ctx.now()
    const times = { seenAt: now, updatedAt: now, createdAt: now }
    const values = { memberId, name, query, queryKey, locale: ctx.locale, pace, isWant, note }
    const { id: savedSearchId } = one(
      await ctx.db
        .insert(savedSearch)
        .values({ ...values, ...times })
        .returning({ id: savedSearch.id }),
    )
    await emit(ctx, savedSearchChanged, { savedSearchId })
    return { savedSearchId, isNew: true }
  })
}

/** What is pending follows the new pace; a paused search sends nothing. */
export function changeSearch(
  ctx: Ctx,
  memberId: string,
  { savedSearchId, name, pace, note }: Changing,
): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select({ pace: savedSearch.pace })
      .from(savedSearch)
      .where(ofMember(memberId, savedSearchId))
      .for('update')
    if (!row) throw notFound()
    const given = { ...(name && { name }), ...(note !== undefined && { note }) }
    const isPaceNew = pace !== undefined && pace !== row.pace
    const set = { ...given, ...(isPaceNew && { pace, dueAt: null }), updatedAt: ctx.now() }
    await ctx.db.update(savedSearch).set(set).where(eq(savedSearch.id, savedSearchId))
    if (!isPaceNew) return
    const isWaiting = and(eq(searchMatch.savedSearchId, savedSearchId), searchMatch.isPending)
    if (pace === 'off') await ctx.db.update(searchMatch).set({ isPending: false }).where(isWaiting)
    else if ((await ctx.db.$count(searchMatch, isWaiting)) > 0) await setDue(ctx, [savedSearchId])
  })
}

/** The member looks at the results. */
export async function lookAtSearch(
  ctx: Ctx,
  memberId: string,
  savedSearchId: string,
): Promise<{ query: SavedQuery }> {
  const [row] = await ctx.db
    .update(savedSearch)
    .set({ seenAt: ctx.now() })
    .where(ofMember(memberId, savedSearchId))
    .returning({ query: savedSearch.query })
  if (!row) throw notFound()
  return row
}

/** Deleting it again changes nothing. */
export function removeSearch(ctx: Ctx, memberId: string, savedSearchId: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(savedSearch)
      .where(ofMember(memberId, savedSearchId))
      .returning({ id: savedSearch.id })
    if (gone.length > 0) await emit(ctx, savedSearchChanged, { savedSearchId })
  })
}

/** Withdraws the consent to all emails about saved searches; the searches stay. */
export async function stopMails(ctx: Ctx, ticket: string): Promise<void> {
  const memberId = memberOfTicket(ctx.signer, ticket)
  if (memberId === null) throw notFound()
  const withdrawn = { topic: 'savedSearches', way: 'email', isGiven: false } as const
  await choose(ctx, memberId, withdrawn, 'email')
}
