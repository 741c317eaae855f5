import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { deviceDetail } from '@ironsouq/server/features/machines/device-detail/device-detail.queries.ts'
import { device } from '@ironsouq/server/features/machines/device/device.tables.ts'
import { offerLanguages } from '@ironsouq/server/features/platform/language/language.service.ts'
import { startCtx } from '@ironsouq/server/test/harness.ts'
import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedContent } from '../content/seed-content.ts'
import { DEMO_MACHINES, demoMachines } from '../machines.ts'
import { HOUSE } from '../sellers.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedMachines } from './machines.ts'

const POINT_OF = {
  hours: ['hourMeter', 'odometer'],
  identity: ['serialPlate'],
  year: ['buildYear'],
  serviceBook: ['serviceRecord'],
}

/** What the page says twice must be the same both times. */
function contradictions({ inspection, proofs, papers, certificates, ...machine }: Device) {
  const found: string[] = []
  const demand = (isTrue: boolean, what: string) => {
    if (!isTrue) found.push(`${machine.stockNo}: ${what}`)
  }
  const findings = inspection?.findings ?? []
  demand(machine.inspected === (inspection !== null), 'inspected without a report, or the reverse')
  demand(papers.includes('inspectionReport') === machine.inspected, 'report among the papers')
  for (const { kind, state, points, checkedOn } of proofs) {
    const behind = findings.filter(({ code }) => POINT_OF[kind].includes(code))
    const isSound = behind.some((each) => each.state === 'ok' || each.state === 'monitor')
    const isFaulty = behind.some((each) => each.state === 'action')
    demand((state === 'proven') === (isSound && !isFaulty), `${kind} ${state} against its findings`)
    demand((state === 'doubtful') === isFaulty, `${kind} ${state} against its findings`)
    demand(state !== 'declared' || behind.length === 0, `${kind} not checked, but found`)
    demand(points.length === behind.length, `${kind} names other points`)
    demand(checkedOn === (behind.length > 0 ? inspection?.inspectedOn : null), `${kind} dated`)
  }
  const isProven = (kind: string) => proofs.some((p) => p.kind === kind && p.state === 'proven')
  const carries = (code: string) => certificates.some((certificate) => certificate.code === code)
  const isHouse = machine.seller.code === HOUSE
  demand(machine.hoursProven === isProven('hours'), 'hours on the card')
  demand(!machine.hoursProven || machine.hoursSource !== 'declared', 'proven hours are declared')
  demand(carries('hours') === isProven('hours'), 'certificate of hours')
  demand(inspection?.independent !== isHouse, 'independent inspection of own stock')
  demand(carries('inspection') === (machine.inspected && !isHouse), 'certificate of inspection')
  demand(papers.includes('serviceBook') || !isProven('serviceBook'), 'service book')
  const numbers = findings.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b)
  demand(
    numbers.every((number, i) => number === i + 1),
    'numbers with gaps',
  )
  demand(machine.actions === findings.filter(({ state }) => state === 'action').length, 'actions')
  return found
}

it('tells one story of every machine of the demo: inspection, verifications, papers', async () => {
  await using server = await startCtx()
  const { ctx } = server
  await offerLanguages(ctx)
  await seedContent(ctx)
  await seedMachines(ctx, demoMachines(), await seedCatalogue(ctx))
  const rows = await ctx.db
    .select({ id: device.id })
    .from(device)
    .where(inArray(device.state, ['listed', 'reserved', 'sold']))
  expect(rows.length).toBeGreaterThan(DEMO_MACHINES * 0.9)
  const found: string[] = []
  for (const { id } of rows) {
    const shown = await deviceDetail({ ...ctx, locale: 'de' }, id)
    if (shown) found.push(...contradictions(shown))
  }
  expect(found).toEqual([])
}, 240_000)
