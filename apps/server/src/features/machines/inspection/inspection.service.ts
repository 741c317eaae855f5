import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { inspection, inspectionFinding } from './inspection.tables.ts'

/** The pictures of a machine have new positions; findings that show one follow it. */
export async function movePicturesOfFindings(
  ctx: TxCtx,
  deviceId: string,
  positions: ReadonlyMap<number, number | null>,
): Promise<void> {
  const reports = ctx.db
    .select({ id: inspection.id })
    .from(inspection)
    .where(eq(inspection.deviceId, deviceId))
  const shown = await ctx.db
    .select()
    .from(inspectionFinding)
    .where(
      and(
        inArray(inspectionFinding.inspectionId, reports),
        isNotNull(inspectionFinding.picturePosition),
      ),
    )
  for (const { inspectionId, pointId, picturePosition } of shown) {
    const next = picturePosition === null ? null : (positions.get(picturePosition) ?? null)
    if (next !== picturePosition)
      await ctx.db
        .update(inspectionFinding)
        .set({ picturePosition: next })
        .where(
          and(
            eq(inspectionFinding.inspectionId, inspectionId),
            eq(inspectionFinding.pointId, pointId),
          ),
        )
  }
}
