import { randomBytes } from 'node:crypto'
import type { ViewingBooking } from '@ironsouq/contract/deals/viewing/viewing.endpoints'
import { viewingLifecycle } from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import {
  VIEWING_MINUTES,
  VIEWING_MOVES_MAX,
  VIEWINGS_PER_CONTACT,
  VIEWINGS_PER_YARD_DAY,
} from '@ironsouq/contract/deals/viewing/viewing.limits'
import { viewingDays } from '@ironsouq/contract/deals/viewing/viewing.times'
import { sql } from 'drizzle-orm'
import { mobileOf } from '#features/identity/verification/verification.phone.rules.ts'
import { fieldFault } from '#features/identity/verification/verification.rules.ts'
import {
  featureSwitches,
  requireOn,
} from '#features/platform/feature-switch/feature-switch.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { viewingBooked, viewingCancelled, viewingMoved } from './viewing.events.ts'
import { machineToView, type Viewer } from './viewing.projection.ts'
import {
  type Contact,
  lockedByTicket,
  placesTaken,
  timesTaken,
  upcomingOf,
  viewingByTicket,
  type ViewingRow,
} from './viewing.queries.ts'
import { viewing } from './viewing.tables.ts'

/** When a machine can be viewed: within the hours of its yard, without the times that are taken. */
export async function viewingTimes(ctx: Ctx, deviceId: string, viewer?: Viewer) {
  const machine = await machineToView(ctx, deviceId, viewer)
  if (!machine) throw notFound()
  const { yardId: _, ...shown } = machine
  const taken = await timesTaken(ctx, deviceId)
  const isOffered = machine.yard.takesViewings && (await featureSwitches(ctx)).viewing
  const days = isOffered ? viewingDays(machine.yard, ctx.now()) : []
  return {
    ...shown,
    days: days
      .map(({ day, times }) => ({ day, times: times.filter((at) => !taken.has(at)) }))
      .filter(({ times }) => times.length > 0),
  }
}

function contactOf({ mail, mobile: typed }: ViewingBooking): Contact {
  if (!mail && !typed) throw fieldFault('mail', 'error.viewingContact')
  const mobile = typed ? mobileOf(typed) : null
  if (typed && !mobile) throw fieldFault('mobile', 'error.mobileWrong')
  return { mail, mobile }
}

/** Bookings of one contact or one day of a yard are counted one after the other. */
const lock = (ctx: TxCtx, what: string) =>
  ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`viewing:${what}`}, 0))`)

async function refuseMany(ctx: TxCtx, contact: Contact): Promise<void> {
  const keys = [contact.mail?.toLowerCase() ?? null, contact.mobile].filter((key) => key !== null)
  for (const key of keys.toSorted()) await lock(ctx, key)
  if ((await upcomingOf(ctx, contact)) >= VIEWINGS_PER_CONTACT)
    throw new Refusal('error.viewingsMany', { max: VIEWINGS_PER_CONTACT })
}

/** On the same day a viewing keeps its place; who books meanwhile waits. */
async function ownPlace(ctx: TxCtx, { yardId, day, yardPlace }: ViewingRow): Promise<number> {
  await lock(ctx, `${yardId} ${day}`)
  return yardPlace
}

async function placeAt(ctx: TxCtx, at: { yardId: string; day: string }): Promise<number> {
  await lock(ctx, `${at.yardId} ${at.day}`)
  const taken = await placesTaken(ctx, at)
  for (let place = 1; place <= VIEWINGS_PER_YARD_DAY; place++) if (!taken.has(place)) return place
  throw new Refusal('error.viewingsFull')
}

/** The yard of a machine and the day of a time that can be booked there. */
async function dayOf(ctx: Ctx, deviceId: string, startsAt: Date, viewer: Viewer) {
  const machine = await machineToView(ctx, deviceId, viewer)
  if (!machine?.yard.takesViewings) throw notFound()
  const at = startsAt.toISOString()
  const day = viewingDays(machine.yard, ctx.now()).find(({ times }) => times.includes(at))?.day
  if (!day) throw new Refusal('error.viewingTaken')
  return { yardId: machine.yardId, day }
}

const endOf = (startsAt: Date) => new Date(startsAt.getTime() + VIEWING_MINUTES * 60_000)

/**
 * Books a viewing, for a member or for someone without an account. Of two visitors who want a machine at the same
 * time, one is refused.
 */
export function bookViewing(ctx: Ctx, booking: ViewingBooking, memberId: string | null = null) {
  const { deviceId, name } = booking
  const contact = contactOf(booking)
  const startsAt = new Date(booking.startsAt)
  return atomic(ctx, async (ctx) => {
    await requireOn(ctx, 'viewing')
    const { yardId, day } = await dayOf(ctx, deviceId, startsAt, { memberId })
    await refuseMany(ctx, contact)
    const [made] = await ctx.db
      .insert(viewing)
      .values({
        deviceId,
        yardId,
        memberId,
        startsAt,
        endsAt: endOf(startsAt),
        day,
        name,
        ...contact,
        locale: ctx.locale,
        yardPlace: await placeAt(ctx, { yardId, day }),
        ticket: randomBytes(32).toString('base64url'),
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new Refusal('error.viewingTaken')
    await emit(ctx, viewingBooked, { viewingId: made.id })
    return { startsAt: startsAt.toISOString(), ticket: made.ticket }
  })
}

type Mover = { by: 'member' } | { by: 'staff'; actorId: string }

/** The day's places are taken one after the other, so the old time falls free with the new one. */
export async function moveTo(
  ctx: TxCtx,
  row: ViewingRow,
  { startsAt, ...mover }: Mover & { startsAt: Date },
) {
  const viewer = { memberId: row.memberId, isStaff: mover.by === 'staff' }
  const { yardId, day } = await dayOf(ctx, row.deviceId, startsAt, viewer)
  const yardPlace =
    yardId === row.yardId && day === row.day
      ? await ownPlace(ctx, row)
      : await placeAt(ctx, { yardId, day })
  if ((await timesTaken(ctx, row.deviceId)).has(startsAt.toISOString()))
    throw new Refusal('error.viewingTaken')
  const sequence = sql`${viewing.sequence} + 1`
  return transition(
    ctx,
    viewing,
    viewingLifecycle,
    { id: row.id, action: 'move', ...mover },
    {
      set: { startsAt, endsAt: endOf(startsAt), yardId, day, yardPlace, sequence },
      emit: [occurrence(viewingMoved, { viewingId: row.id })],
    },
  )
}

/** Moves by the ticket. */
export function moveViewing(
  ctx: Ctx,
  { ticket, startsAt: wanted }: { ticket: string; startsAt: string },
) {
  return atomic(ctx, async (ctx) => {
    await requireOn(ctx, 'viewing')
    const row = await lockedByTicket(ctx, ticket)
    if (!row || row.startsAt <= ctx.now()) throw notFound()
    const startsAt = new Date(wanted)
    const answer = { startsAt: startsAt.toISOString(), ticket }
    if (row.state === 'booked' && row.startsAt.getTime() === startsAt.getTime()) return answer
    if (row.sequence >= VIEWING_MOVES_MAX)
      throw new Refusal('error.viewingMoved', { max: VIEWING_MOVES_MAX })
    await moveTo(ctx, row, { by: 'member', startsAt })
    return answer
  })
}

export const cancelled = (ctx: TxCtx, id: string, by: Mover) =>
  transition(
    ctx,
    viewing,
    viewingLifecycle,
    { id, action: 'cancel', ...by },
    {
      set: { sequence: sql`${viewing.sequence} + 1` },
      emit: [occurrence(viewingCancelled, { viewingId: id })],
    },
  )

/** Cancels by the ticket of the confirmation. A second time changes nothing. */
export function cancelViewing(ctx: Ctx, ticket: string) {
  return atomic(ctx, async (ctx) => {
    const row = await viewingByTicket(ctx, ticket)
    if (!row || row.startsAt <= ctx.now()) throw notFound()
    if (row.state === 'cancelled') return { state: row.state }
    const { state } = await cancelled(ctx, row.id, { by: 'member' })
    return { state }
  })
}
