import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'

const DAY = 86_400_000
const MINUTE = 60_000

export const momentBefore = (ctx: Ctx, minutes: number): Date =>
  new Date(ctx.now().getTime() - minutes * MINUTE)

/** A date so many days ago; below zero it is to come. */
export const dayBefore = (ctx: Ctx, days: number): string =>
  new Date(ctx.now().getTime() - days * DAY).toISOString().slice(0, 10)
