import {
  RESET_MINUTES,
  SET_UP_MINUTES,
  SIGN_IN_STEP_MINUTES,
  SIGN_IN_STEP_TRIES,
} from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import type { AnyPortal } from './portal-sign-in.rules.ts'
import type { SignInTables } from './portal-sign-in.tables.ts'

type StepRow = SignInTables['step']['$inferSelect']
type StepKind = StepRow['kind']

const MINUTES: Record<StepKind, number> = {
  secondFactor: SIGN_IN_STEP_MINUTES,
  setUp: SET_UP_MINUTES,
  passkey: SIGN_IN_STEP_MINUTES,
  addPasskey: SIGN_IN_STEP_MINUTES,
  provePasskey: SIGN_IN_STEP_MINUTES,
  resetPassword: RESET_MINUTES,
}

/** Each kind of each portal is signed for itself: the ticket of one is not accepted at another. */
const purposeOf = ({ name }: AnyPortal, kind: StepKind) => `${name} ${kind}`

/** What must accompany a step. */
export const ticketOf = (ctx: Ctx, portal: AnyPortal, kind: StepKind, stepId: string): string =>
  ctx.signer.sign(purposeOf(portal, kind), stepId)

interface Asked {
  ownerId?: string
  challenge?: string
}

/** Asks for a step whose ticket goes another way than by the answer. */
export async function addStep(ctx: Ctx, portal: AnyPortal, kind: StepKind, asked: Asked) {
  const { step } = portal.tables
  const expiresAt = new Date(ctx.now().getTime() + MINUTES[kind] * 60_000)
  const made = await ctx.db
    .insert(step)
    .values({ kind, ...asked, createdAt: ctx.now(), expiresAt })
    .returning({ id: step.id })
  return { stepId: one(made).id, expiresAt }
}

/** Asks for a step and returns the ticket that must accompany it. */
export async function openStep(
  ctx: Ctx,
  portal: AnyPortal,
  kind: StepKind,
  asked: Asked,
): Promise<{ ticket: string; expiresAt: string }> {
  const { stepId, expiresAt } = await addStep(ctx, portal, kind, asked)
  return { ticket: ticketOf(ctx, portal, kind, stepId), expiresAt: expiresAt.toISOString() }
}

export const stepOver = () => new Refusal('error.secondStepOver', {}, 400)

const openOne = (ctx: Ctx, portal: AnyPortal, kind: StepKind, ticket: string) => {
  const { step } = portal.tables
  const stepId = ctx.signer.verify(purposeOf(portal, kind), ticket)
  if (stepId === null) throw stepOver()
  return and(
    eq(step.id, stepId),
    eq(step.kind, kind),
    isNull(step.usedAt),
    gt(step.expiresAt, ctx.now()),
  )
}

async function changed(
  ctx: Ctx,
  { tables: { step } }: AnyPortal,
  set: object,
  where: ReturnType<typeof openOne>,
): Promise<StepRow> {
  const [row] = await ctx.db.update(step).set(set).where(where).returning()
  if (!row) throw stepOver()
  return row
}

/** Counts an attempt of an open step: concurrent requests cannot get more through. */
export const tryStep = (ctx: Ctx, portal: AnyPortal, kind: StepKind, ticket: string) => {
  const { tries } = portal.tables.step
  const isLeft = lt(tries, SIGN_IN_STEP_TRIES)
  const where = and(openOne(ctx, portal, kind, ticket), isLeft)
  return changed(ctx, portal, { tries: sql`${tries} + 1` }, where)
}

/** Ends an open step: of two requests one finds it open. */
export const takeStep = (ctx: Ctx, portal: AnyPortal, kind: StepKind, ticket: string) =>
  changed(ctx, portal, { usedAt: ctx.now() }, openOne(ctx, portal, kind, ticket))

/** Whose open step it is, without an effect on it. */
export async function ownerOfStep(
  ctx: Ctx,
  portal: AnyPortal,
  kind: StepKind,
  ticket: string,
): Promise<string> {
  const { step } = portal.tables
  const where = openOne(ctx, portal, kind, ticket)
  const [row] = await ctx.db.select({ id: step.ownerId }).from(step).where(where)
  if (!row?.id) throw stepOver()
  return row.id
}

/** What a passkey must sign to complete the step of setting up. */
export const setChallenge = (ctx: Ctx, portal: AnyPortal, ticket: string, challenge: string) =>
  changed(ctx, portal, { challenge }, openOne(ctx, portal, 'setUp', ticket))
