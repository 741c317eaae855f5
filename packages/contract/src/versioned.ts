import * as z from 'zod/mini'

/** Grows by one with every change of a record. An update names the version that it was read at. */
export const Version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** The data of a refused update: the record as it is now, for a comparison with what was sent. */
export const Conflict = z.object({ current: z.unknown() })

/** The current record of a refusal, or undefined when it was refused for another reason. */
export function currentRecordOf<Record extends z.ZodMiniType>(
  refusal: { status: number; data: unknown },
  record: Record,
): z.output<Record> | undefined {
  const conflict = Conflict.safeParse(refusal.data)
  if (refusal.status !== 409 || !conflict.success) return undefined
  const current = record.safeParse(conflict.data.current)
  return current.success ? current.data : undefined
}
