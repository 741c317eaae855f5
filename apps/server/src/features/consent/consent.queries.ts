import type { Choice, Consents } from '@ironsouq/contract/consent/consent.endpoints'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { isGivenAtFirst, subjectOf, SUBJECTS } from './consent.rules.ts'
import { consent } from './consent.tables.ts'

const latestFirst = [desc(consent.createdAt), desc(consent.id)]

/** The terms that were agreed to last. */
export async function termsOf(ctx: Ctx, memberId: string) {
  const [row] = await ctx.db
    .select({ version: consent.version, at: consent.createdAt })
    .from(consent)
    .where(and(eq(consent.memberId, memberId), eq(consent.subject, 'terms')))
    .orderBy(...latestFirst)
    .limit(1)
  return row
}

/** What was chosen last, and where nothing was, what holds by itself. */
export async function choicesOf(ctx: Ctx, memberId: string): Promise<Consents['choices']> {
  const rows = await ctx.db
    .selectDistinctOn([consent.subject], { subject: consent.subject, isGiven: consent.isGiven })
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(consent.subject, ...latestFirst)
  const chosen = new Map(rows.map(({ subject, isGiven }) => [subject, isGiven]))
  return SUBJECTS.map((subject) => ({
    ...subject,
    isGiven: chosen.get(subjectOf(subject)) ?? isGivenAtFirst(subject),
  }))
}

/** Whether a member may be told, as part of a statement in which `memberId` names him. */
export const mayBeTold = (
  memberId: SQL,
  subject: Pick<Choice, 'topic' | 'way'>,
): SQL => sql`coalesce((
  select is_given from consent
  where consent.member_id = ${memberId} and consent.subject = ${subjectOf(subject)}
  order by consent.created_at desc, consent.id desc limit 1
), ${isGivenAtFirst(subject)})`
