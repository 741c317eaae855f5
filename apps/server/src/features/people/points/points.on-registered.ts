import { memberRegistered } from '#features/identity/registration/registration.events.ts'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { earnPoints } from './points.service.ts'

/** A new account begins with points, once. */
export const welcomePoints = consumer({
  name: 'points.welcome',
  on: memberRegistered,
  handle: (ctx, { memberId, at }) =>
    atomic(ctx, async (ctx) => {
      const { registrationPoints: points } = await loyaltySettings(ctx)
      await earnPoints(ctx, { memberId, source: 'registration', ref: memberId, points, at })
    }),
})
