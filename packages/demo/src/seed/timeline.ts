import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'

/** What happens at a time, and what follows from it later. */
export interface Step {
  at: number
  run: (ctx: Ctx) => Promise<readonly Step[] | void>
}

/** What is put in is no news: no one is notified of it. What follows from it is done here, at its time. */
const quietAt = (ctx: Ctx, at: number, subjects: RegExp): Ctx => ({
  ...ctx,
  now: () => new Date(at),
  consumersOf: (name) => (subjects.test(name) ? [] : ctx.consumersOf(name)),
})

/**
 * Runs steps in the order of their times, those of several stories among each other, up to now. It is one transaction:
 * deadlines have passed long ago, and a worker that saw a story half done would end it.
 */
export const runTimeline = (ctx: Ctx, steps: readonly Step[], subjects: RegExp): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const [now, queue] = [ctx.now().getTime(), [...steps]]
    for (;;) {
      queue.sort((a, b) => a.at - b.at)
      const next = queue.shift()
      if (!next || next.at > now) return
      queue.push(...((await next.run(quietAt(ctx, next.at, subjects))) ?? []))
    }
  })
