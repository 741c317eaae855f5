import { Gauge } from '@prometheus-io/client'
import type { Ctx } from '#kernel/ctx.ts'
import type { Metrics } from '#kernel/ops/metrics.ts'
import type { Deadline } from './deadlines.ts'

/** How long the oldest due row of each kind has waited: also one that fails each time it is tried. */
export function measureDeadlines(
  { register }: Metrics,
  ctx: Ctx,
  deadlines: readonly Deadline[],
): void {
  void new Gauge({
    name: 'ironsouq_deadline_lag_seconds',
    help: 'How long the oldest due row has waited',
    labelNames: ['deadline'],
    registers: [register],
    async collect() {
      for (const { name, next } of deadlines) {
        const at = await next(ctx, [])
        const late = at ? (ctx.now().getTime() - at.getTime()) / 1000 : 0
        this.set({ deadline: name }, Math.max(0, late))
      }
    },
  })
}
