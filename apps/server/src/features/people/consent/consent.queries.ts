import type { Choice, Consents } from '@ironsouq/contract/people/consent/consent.endpoints'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { isGivenByDefault, subjectOf, SUBJECTS } from './consent.rules.ts'
import { consent } from './consent.tables.ts'

const latestFirst = [desc(consent.createdAt), desc(consent.id)]

/** The version of the terms that the member accepted last. */
export async function termsOf(ctx: Ctx, memberId: string) {
  const [row] = await ctx.db
    .select({ version: consent.version, at: consent.createdAt })
    .from(consent)
    .where(and(eq(consent.memberId, memberId), eq(consent.subject, 'terms')))
    .orderBy(...latestFirst)
    .limit(1)
  return row
}

/** The latest choice per topic and way, or the default. */
export async function choicesOf(ctx: Ctx, memberId: string): Promise<Consents['choices']> {
  const rows = await ctx.db
    .selectDistinctOn([consent.subject], { subject: consent.subject, isGiven: consent.isGiven })
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(consent.subject, ...latestFirst)
  const chosen = new Map(rows.map(({ subject, isGiven }) => [subject, isGiven]))
  return SUBJECTS.map((subject) => ({
    ...subject,
    isGiven: chosen.get(subjectOf(subject)) ?? isGivenByDefault(subject),
  }))
}

/** Of these members, the ones who consent to be reached this way about this topic. */
export async function membersWithConsent(
  ctx: Ctx,
  memberIds: readonly string[],
  subject: Pick<Choice, 'topic' | 'way'>,
): Promise<string[]> {
  const { memberId, isGiven } = consent
  const rows = await ctx.db
    .selectDistinctOn([memberId], { memberId, isGiven })
    .from(consent)
    .where(and(inArray(memberId, [...memberIds]), eq(consent.subject, subjectOf(subject))))
    .orderBy(memberId, ...latestFirst)
  const chosen = new Map(rows.map((row) => [row.memberId, row.isGiven]))
  return memberIds.filter((id) => chosen.get(id) ?? isGivenByDefault(subject))
}
