import type {
  WaitingMachine,
  WaitingMachines,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { and, desc, eq, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm'
import { deviceTitle } from '#features/machines/device/device.queries.ts'
import { device } from '#features/machines/device/device.tables.ts'
import { yardIdOf, yardName, yardsNamed } from '#features/machines/yard/yard.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cover } from './inspection.form.projection.ts'
import {
  inspection,
  inspectionForm,
  inspectionFormFinding,
  inspectionTemplate,
} from './inspection.tables.ts'

/** A phone shows so many; the rest is found by yard and stock number. */
const MOST = 50
const INSPECTED_STATES = ['draft', 'pendingReview', 'rejected', 'listed', 'reserved'] as const

interface Asked {
  yard?: string | undefined
  words?: string | undefined
}

/** A yard that does not exist has no machines. */
async function asked(ctx: Ctx, { yard, words }: Asked): Promise<SQL | undefined> {
  const yardId = yard === undefined ? undefined : await yardIdOf(ctx, yard)
  const start = words
    ?.trim()
    .toUpperCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
  return and(
    inArray(device.state, [...INSPECTED_STATES]),
    yardId === undefined ? undefined : sql`${device.yardId} = ${yardId}::uuid`,
    start ? sql`(upper(${device.stockNo}) collate "C") like ${`${start}%`}` : undefined,
  )
}

const columns = (ctx: Ctx) => ({
  deviceId: device.id,
  stockNo: device.stockNo,
  title: deviceTitle(sql`${ctx.locale}::text`),
  yearMade: device.yearMade,
  state: device.state,
  yardName: yardName(sql`device.yard_id`, sql`${ctx.locale}::text`),
  cover,
  startedAt: inspectionForm.startedAt,
  submittedAt: inspectionForm.submittedAt,
  rated: sql<number>`(
    select count(*)::int from ${inspectionFormFinding}
    where ${inspectionFormFinding.formId} = inspection_form.id and ${inspectionFormFinding.state} is not null)`,
  lastInspectedOn: sql<string | null>`(
    select max(${inspection.inspectedOn})::text from ${inspection}
    where ${inspection.deviceId} = device.id)`,
})

const started = async (ctx: Ctx, which: SQL | undefined) =>
  ctx.db
    .select(columns(ctx))
    .from(inspectionForm)
    .innerJoin(device, eq(device.id, inspectionForm.deviceId))
    .where(and(isNotNull(inspectionForm.startedAt), which))
    .orderBy(sql`${inspectionForm.submittedAt} asc nulls last`, desc(inspectionForm.startedAt))
    .limit(MOST)

/** Without a report that is still valid; an attachment has no points and is not inspected. */
const unseen = async (ctx: Ctx, which: SQL | undefined) => {
  const valid = ctx.db
    .select({ one: sql`1` })
    .from(inspection)
    .where(
      and(
        eq(inspection.deviceId, device.id),
        sql`${inspection.validUntil} >= ${ctx.now().toISOString().slice(0, 10)}::date`,
      ),
    )
  const hasPoints = sql`exists (
    select 1 from ${inspectionTemplate} join category_path as p on p.ancestor_id = ${inspectionTemplate.categoryId}
    where p.category_id = device.category_id)`
  return ctx.db
    .select(columns(ctx))
    .from(device)
    .leftJoin(inspectionForm, eq(inspectionForm.deviceId, device.id))
    .where(and(which, sql`${inspectionForm.startedAt} is null`, hasPoints, notExists(valid)))
    .orderBy(desc(device.updatedAt), desc(device.id))
    .limit(MOST)
}

/** The machines that wait for an inspection: first those to review, then those with a started form. */
export async function waitingMachines(ctx: Ctx, query: Asked): Promise<WaitingMachines> {
  const which = await asked(ctx, query)
  const rows = [...(await started(ctx, which)), ...(await unseen(ctx, which))].slice(0, MOST)
  const machines: WaitingMachine[] = rows.map(({ startedAt, submittedAt, ...row }) => ({
    ...row,
    startedAt: startedAt?.toISOString() ?? null,
    submittedAt: submittedAt?.toISOString() ?? null,
  }))
  return { yards: await yardsNamed(ctx), machines }
}
