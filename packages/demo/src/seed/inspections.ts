import {
  inspection,
  inspectionFinding,
} from '@ironsouq/server/features/machines/inspection/inspection.tables.ts'
import type { TxCtx } from '@ironsouq/server/kernel/ctx.ts'
import { type DemoFinding, VALID_DAYS } from '../inspection/inspect.ts'
import type { DemoMachine } from '../machine.ts'
import { pictureShowing } from '../scenes.ts'
import { HOUSE } from '../sellers.ts'
import type { Catalogue } from './catalogue.ts'
import { idOf } from './codes.ts'
import { dayBefore } from './days.ts'

const FILS_PER_AED = 100

/** What was found wrong, and what proves identity and hours, is shown. */
function pictureOf(machine: DemoMachine, { point, state }: DemoFinding): number | null {
  const isProof = point === 'serialPlate' || point === 'hourMeter'
  return isProof || state === 'action' || state === 'monitor'
    ? pictureShowing(machine, point)
    : null
}

export async function seedInspections(
  ctx: TxCtx,
  machines: readonly (readonly [machine: DemoMachine, deviceId: string])[],
  { points, remarks, sellers }: Pick<Catalogue, 'points' | 'remarks' | 'sellers'>,
): Promise<void> {
  const createdAt = ctx.now()
  const visits = machines.flatMap(([machine, deviceId]) => {
    if (!machine.inspection) return []
    const { reportNo, inspectorNo, daysAgo, findings } = machine.inspection
    const row = {
      deviceId,
      reportNo,
      inspectorNo,
      inspectorSellerId: idOf(sellers, HOUSE),
      inspectedOn: dayBefore(ctx, daysAgo),
      validUntil: dayBefore(ctx, daysAgo - VALID_DAYS),
      createdAt,
    }
    return [{ machine, findings, row }]
  })
  if (visits.length === 0) return
  const made = await ctx.db
    .insert(inspection)
    .values(visits.map(({ row }) => row))
    .returning({ id: inspection.id, reportNo: inspection.reportNo })
  const ids = new Map(made.map(({ id, reportNo }) => [reportNo, id]))
  const rows = visits.flatMap(({ machine, findings, row }) =>
    findings.map((finding) => ({
      inspectionId: idOf(ids, row.reportNo),
      pointId: idOf(points, finding.point),
      state: finding.state,
      value: finding.value,
      remarkId: finding.remark && idOf(remarks, finding.remark),
      repairMinor: finding.repairAed === null ? null : BigInt(finding.repairAed * FILS_PER_AED),
      picturePosition: pictureOf(machine, finding),
      createdAt,
    })),
  )
  await ctx.db.insert(inspectionFinding).values(rows)
}
