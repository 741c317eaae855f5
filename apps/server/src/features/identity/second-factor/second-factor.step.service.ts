import type { SecondStep } from '@ironsouq/contract/identity/identity/identity.schema'
import {
  SECOND_STEP_MINUTES,
  SECOND_STEP_TRIES,
} from '@ironsouq/contract/identity/second-factor/second-factor.limits'
import type { SignInMethod } from '@ironsouq/contract/identity/security-log/security-log.enums'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { withRefusalLogged } from '#features/identity/security-log/security-log.service.ts'
import { deviceOf } from '#features/identity/session/session.device.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { secondStep } from './second-factor.tables.ts'
import { takeSecondFactor } from './second-factor.verify.service.ts'

const PURPOSE = 'second step'

/** Asks for the second step: the first one is done and gives no session. */
export async function openSecondStep(ctx: Ctx, memberId: string): Promise<SecondStep> {
  const expiresAt = new Date(ctx.now().getTime() + SECOND_STEP_MINUTES * 60_000)
  const made = await ctx.db
    .insert(secondStep)
    .values({ memberId, createdAt: ctx.now(), expiresAt })
    .returning({ id: secondStep.id })
  const ticket = ctx.signer.sign(PURPOSE, one(made).id)
  return { secondFactor: { ticket, expiresAt: expiresAt.toISOString() } }
}

const isOver = () => new Refusal('error.secondStepOver', {}, 400)

/** Counts an attempt of an open step: concurrent requests cannot get more through. */
async function tryStep(ctx: Ctx, ticket: string) {
  const stepId = ctx.signer.verify(PURPOSE, ticket)
  if (stepId === null) throw isOver()
  const [row] = await ctx.db
    .update(secondStep)
    .set({ tries: sql`${secondStep.tries} + 1` })
    .where(
      and(
        eq(secondStep.id, stepId),
        isNull(secondStep.usedAt),
        gt(secondStep.expiresAt, ctx.now()),
        lt(secondStep.tries, SECOND_STEP_TRIES),
      ),
    )
    .returning()
  if (!row) throw isOver()
  return row
}

/** Verifies the second step and names who may sign in now. A right code ends the step. */
export async function takeSecondStep(
  ctx: Ctx & { transaction?: never },
  { ticket, code }: { ticket: string; code: string },
  from: RequestOrigin,
): Promise<{ memberId: string; method: SignInMethod }> {
  const { id, memberId } = await tryStep(ctx, ticket)
  // The first step was right: the owner should know that the rest was tried.
  const entry = { kind: 'signIn', method: 'totp', device: deviceOf(from) } as const
  const method = await withRefusalLogged(ctx, { ...entry, subject: () => memberId }, () =>
    takeSecondFactor(ctx, memberId, code),
  )
  const { rowCount } = await ctx.db
    .update(secondStep)
    .set({ usedAt: ctx.now() })
    .where(and(eq(secondStep.id, id), isNull(secondStep.usedAt)))
  if (rowCount !== 1) throw isOver()
  return { memberId, method }
}
