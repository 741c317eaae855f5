import type { Ctx } from '#kernel/ctx.ts'
import { failuresOfEach, type Deadline } from '#kernel/work/deadlines.ts'

/** Runs what is due now of each kind. One that fails keeps no other from its turn, as in the worker. */
export async function runDeadlines(ctx: Ctx, deadlines: readonly Deadline[]): Promise<void> {
  const failures = await failuresOfEach(deadlines, (deadline) => deadline.run(ctx))
  if (failures.length > 0) throw new AggregateError(failures, 'not all was done in time')
}
