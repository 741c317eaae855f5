import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { FindingState } from '@ironsouq/contract/machines/device/device.enums'
import { describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { anInspection, anInspectionPoint } from './inspection.builder.ts'

async function inspected(server: TestServer, states: Record<string, FindingState>) {
  const { ctx } = server
  const points = {
    hourMeter: await anInspectionPoint(ctx, {
      code: 'hourMeter',
      verifies: 'hours',
      names: { en: 'Hour meter' },
    }),
    serialPlate: await anInspectionPoint(ctx, {
      code: 'serialPlate',
      verifies: 'identity',
      names: { en: 'Plate' },
    }),
    serviceRecord: await anInspectionPoint(ctx, {
      code: 'serviceRecord',
      verifies: 'serviceBook',
      names: { en: 'Service book' },
    }),
  }
  const made = await aListedDevice(ctx, { papers: ['serviceBook', 'inspectionReport'] })
  const findings = Object.entries(states).map(([code, state]) => ({
    pointId: points[code as keyof typeof points].id,
    state,
  }))
  return {
    ...made,
    report: (given = {}) => anInspection(ctx, { deviceId: made.id, findings, ...given }),
  }
}

const detailOf = (server: TestServer, deviceId: string) =>
  server.client()(deviceEndpoints.detail, { query: { deviceId } })

describe('what is verified about a machine [EQ-3]', () => {
  it('is what the seller says until an inspector looked', async () => {
    await using server = await startServer()
    const { id } = await inspected(server, {})
    const { proofs, papers, inspected: isInspected } = await detailOf(server, id)
    expect(proofs).toMatchObject([
      { kind: 'hours', state: 'declared', method: 'sellerSays', checkedOn: null, points: [] },
      { kind: 'identity', state: 'declared' },
      { kind: 'year', state: 'declared' },
      { kind: 'serviceBook', state: 'declared' },
    ])
    expect(isInspected).toBe(false)
    expect(papers).toEqual(['serviceBook'])
  })

  it('follows from the findings of the newest inspection, whatever earlier ones found', async () => {
    await using server = await startServer()
    const { id, report } = await inspected(server, {
      hourMeter: 'monitor',
      serialPlate: 'action',
      serviceRecord: 'na',
    })
    await report()
    const { proofs, papers, hoursProven } = await detailOf(server, id)
    expect(proofs).toMatchObject([
      { kind: 'hours', state: 'proven', checkedOn: '2026-11-09', points: ['hourMeter'] },
      { kind: 'identity', state: 'doubtful', points: ['serialPlate'] },
      { kind: 'year', state: 'declared' },
      { kind: 'serviceBook', state: 'missing', points: ['serviceRecord'] },
    ])
    expect(hoursProven).toBe(true)
    expect(papers).toEqual(['inspectionReport'])
    await anInspection(server.ctx, {
      deviceId: id,
      inspectedOn: '2026-11-12',
      findings: [
        {
          pointId: (
            await anInspectionPoint(server.ctx, {
              code: 'hourMeter',
              verifies: 'hours',
              names: { en: 'Hour meter' },
            })
          ).id,
          state: 'action',
        },
      ],
    })
    expect(await detailOf(server, id)).toMatchObject({
      hoursProven: false,
      proofs: [{ kind: 'hours', state: 'doubtful', checkedOn: '2026-11-12' }, {}, {}, {}],
    })
  })

  it('is independent unless the inspector works for the seller', async () => {
    await using server = await startServer()
    const { id, sellerId, report } = await inspected(server, { hourMeter: 'ok' })
    await report()
    expect((await detailOf(server, id)).inspection?.independent).toBe(true)
    await report({ inspectedOn: '2026-11-12', inspectorSellerId: sellerId })
    expect((await detailOf(server, id)).inspection?.independent).toBe(false)
  })

  it('shows the note of the seller in the language of the request, else in its own', async () => {
    await using server = await startServer()
    const { id } = await aListedDevice(server.ctx, {
      note: 'Ein Fahrer',
      noteLocale: 'de',
      texts: {
        en: { title: 't', description: '' },
        fr: { title: 't', description: '', note: 'Un seul conducteur' },
      },
    })
    const noteIn = async (language: 'fr' | 'ko') =>
      (await server.client({ language })(deviceEndpoints.detail, { query: { deviceId: id } })).note
    expect(await noteIn('fr')).toEqual({ text: 'Un seul conducteur', language: 'fr' })
    expect(await noteIn('ko')).toEqual({ text: 'Ein Fahrer', language: 'de' })
  })
})
