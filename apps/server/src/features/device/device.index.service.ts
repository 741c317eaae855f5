import type { Ctx } from '#kernel/ctx.ts'
import type { Indexed } from '#kernel/ports.ts'
import { presentDocument } from './device.present.ts'
import { devicesToIndex } from './device.queries.ts'
import { device } from './device.tables.ts'

/** All machines as the index keeps them: what a rebuild reads. */
export const devicesAsDocuments = {
  total: (ctx: Ctx): Promise<number> => ctx.db.$count(device),
  after: async (ctx: Ctx, after: string | null): Promise<Indexed[]> =>
    (await devicesToIndex(ctx, { after })).map(presentDocument),
  changedSince: async (ctx: Ctx, changedSince: Date): Promise<Indexed[]> =>
    (await devicesToIndex(ctx, { changedSince, limit: 100_000 })).map(presentDocument),
}
