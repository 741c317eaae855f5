import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDevice } from '#features/machines/device/device.builder.ts'
import { device, devicePrice } from '#features/machines/device/device.tables.ts'
import {
  anInspection,
  anInspectionPoint,
} from '#features/machines/inspection/inspection.builder.ts'
import { inspectionFinding } from '#features/machines/inspection/inspection.tables.ts'
import { aSpecField } from '#features/machines/spec/spec.builder.ts'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { deviceReferences, READY_DRAFT, STATED } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'

const price = { amount: '236000.00', currency: 'AED' }

async function clerk(server: TestServer): Promise<ApiCall> {
  return server.client({ bearer: await server.staffToken() })
}

async function aDraft(server: TestServer, call: ApiCall, serialNo: string = randomUUID()) {
  const { categoryId, brandId, sellerId, yardId } = await deviceReferences(server.ctx)
  const body = { categoryId, brandId, sellerId, yardId, model: '320', serialNo, yearMade: 2019 }
  return call(deviceAdminEndpoints.create, { body })
}

async function aReadyDraft({ ctx }: TestServer) {
  const { id } = await aDevice(ctx, { ...(await deviceReferences(ctx)), ...READY_DRAFT })
  return { deviceId: id }
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was not refused'),
    (err: unknown) => err as { status: number; data: unknown },
  )

describe('a machine on the desk', () => {
  it('is created, described, priced and published, and buyers find it [BO-2] [EQ-8]', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const made = await aDraft(server, call)
    await aSpecField(server.ctx, {
      code: 'power',
      names: { en: 'Power' },
      unit: 'kW',
      min: 5,
      max: 1500,
    })
    expect(made).toMatchObject({ state: 'draft', version: 1, emirate: 'sharjah', price: null })
    expect(made.stockNo).toMatch(/^ISQ-2\d{5}$/)
    const note = { text: 'مالك واحد منذ الشراء.', locale: 'ar' }
    const edited = await call(deviceAdminEndpoints.edit, {
      body: {
        deviceId: made.deviceId,
        version: 1,
        changes: {
          ...STATED,
          workHours: 7840,
          specs: { power: 119 },
          price,
          note,
          noteTexts: { en: 'One owner.' },
        },
      },
    })
    expect(edited).toMatchObject({ version: 2, workHours: 7840, price, priceMode: 'fixed', note })
    expect(edited.noteStates).toContainEqual({ locale: 'en', state: 'translated' })
    expect(edited.priceHistory.map((p) => p.price)).toEqual([null, price])
    const moved = await call(deviceEndpoints.move, {
      body: { deviceId: made.deviceId, action: 'publish' },
    })
    expect(moved.state).toBe('listed')
    await server.work()
    await server.settleIndex()
    const { records } = await server.client({ language: 'ar' })(deviceEndpoints.list, { query: {} })
    expect(records).toMatchObject([{ deviceId: made.deviceId, title: 'كاتربيلر 320', price }])
    const audited = await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)
    expect(audited.map(({ endpoint, after }) => [endpoint, after])).toMatchObject([
      ['POST /p/staff/device/create', { model: '320' }],
      ['PUT /p/staff/device/edit', { workHours: 7840, price }],
      ['POST /p/staff/device/move', { state: 'listed' }],
    ])
  })

  it('that two people edit is changed by the first; the second gets what the first wrote', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { deviceId, version } = await aDraft(server, call)
    const edits = [100, 200, 300].map((workHours) =>
      call(deviceAdminEndpoints.edit, { body: { deviceId, version, changes: { workHours } } }),
    )
    const results = await Promise.allSettled(edits)
    const [made, ...more] = results.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []))
    expect(more).toEqual([])
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      const current = currentRecordOf(
        result.reason as { status: number; data: unknown },
        DeskRecord,
      )
      expect(current).toMatchObject({ version: version + 1, workHours: made?.workHours })
    }
    // What the system calculates is no change by a person.
    await server.work()
    const again = await call(deviceAdminEndpoints.edit, {
      body: { deviceId, version: version + 1, changes: { grade: 'A' } },
    })
    expect(again).toMatchObject({ grade: 'A', version: version + 2 })
  })

  it('refuses what its category does not have, and values out of range', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { deviceId, version, categoryId } = await aDraft(server, call)
    const { ctx } = server
    await aSpecField(ctx, { code: 'power', names: { en: 'Power' }, min: 5, max: 1500 })
    await aSpecField(ctx, {
      code: 'coupler',
      kind: 'choice',
      names: { en: 'Coupler' },
      options: [{ code: 'hydraulic', names: { en: 'Hydraulic' } }],
      categories: [{ categoryId, position: 0, facet: false }],
    })
    const wrong = { power: 4, coupler: 'magnetic', boom: 3 }
    const edit = (changes: object) =>
      refusal(call(deviceAdminEndpoints.edit, { body: { deviceId, version, changes } }))
    const { status, data } = await edit({ specs: wrong })
    expect(status).toBe(400)
    expect(data).toMatchObject([
      { field: 'specs.power' },
      { field: 'specs.coupler' },
      { field: 'specs.boom' },
    ])
    expect(await edit({ brandId: randomUUID() })).toMatchObject({
      status: 400,
      data: [{ field: 'brandId' }],
    })
    expect(await edit({ priceMode: 'fixed' })).toMatchObject({
      status: 400,
      data: [{ field: 'price' }],
    })
    expect(await server.ctx.db.$count(devicePrice)).toBe(1)
  })

  it('keeps the order, the views and the photos of its findings [BO-2]', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { ctx } = server
    const pictures = ['a', 'b', 'c'].map((objectKey) => ({ objectKey, width: 4, height: 3 }))
    const { id: deviceId } = await aDevice(ctx, { ...(await deviceReferences(ctx)), pictures })
    const point = await anInspectionPoint(ctx, { code: 'idler', names: { en: 'Idler' } })
    await anInspection(ctx, {
      deviceId,
      findings: [{ pointId: point.id, state: 'action', picturePosition: 2 }],
    })
    const arranged = await call(deviceAdminEndpoints.pictures, {
      body: {
        deviceId,
        pictures: [
          { src: 'c', view: 'plate' },
          { src: 'a', view: null },
        ],
        removed: ['b'],
      },
    })
    expect(arranged.pictures).toMatchObject([{ src: 'c', view: 'plate' }, { src: 'a' }])
    expect(arranged.issues.map(({ code }) => code)).not.toContain('noPlatePhoto')
    expect(await ctx.db.select().from(inspectionFinding)).toMatchObject([{ picturePosition: 0 }])
    const stale = call(deviceAdminEndpoints.pictures, {
      body: { deviceId, pictures: [{ src: 'c', view: null }], removed: [] },
    })
    expect(currentRecordOf(await refusal(stale), DeskRecord)?.pictures).toHaveLength(2)
  })

  it('is shown before it is public only by a signed link, for an hour', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { deviceId } = await aDraft(server, call)
    const { url } = await call(deviceAdminEndpoints.previewLink, {
      query: { deviceId, language: 'ar' },
    })
    expect(url).toMatch(/^http:\/\/shop\.example\/ar\/device-preview\//)
    const token = url.split('/').at(-1) ?? ''
    const visitor = server.client({ language: 'ar' })
    const shown = await visitor(deviceAdminEndpoints.preview, { query: { token } })
    expect(shown).toMatchObject({ deviceId, title: 'كاتربيلر 320', state: 'listed' })
    const asked = (of: string) =>
      refusal(visitor(deviceAdminEndpoints.preview, { query: { token: of } }))
    expect(await asked(`${token}x`)).toMatchObject({ status: 404 })
    server.turnClock('2026-11-14T09:00:01Z')
    expect(await asked(token)).toMatchObject({ status: 404 })
  })
})

describe('a review', () => {
  const submit = (call: ApiCall, deviceId: string) =>
    call(deviceEndpoints.move, { body: { deviceId, action: 'submit' } })

  it('is needed for machines of a dealer, and ends with a reason when it rejects one [EQ-8]', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { deviceId } = await aReadyDraft(server)
    expect((await submit(call, deviceId)).state).toBe('pendingReview')
    const reject = (reason?: string) =>
      call(deviceEndpoints.move, {
        body: { deviceId, action: 'reject', ...(reason && { reason }) },
      })
    expect(await refusal(reject())).toMatchObject({ status: 400, data: [{ field: 'reason' }] })
    expect((await reject('No photo of the plate.')).state).toBe('rejected')
    const record = () => call(deviceAdminEndpoints.record, { query: { deviceId } })
    expect(await record()).toMatchObject({
      rejection: 'No photo of the plate.',
      actions: ['submit', 'withdraw'],
      moves: [{ action: 'reject' }, { action: 'submit' }],
    })
    expect((await submit(call, deviceId)).state).toBe('pendingReview')
    expect((await record()).rejection).toBeNull()
  })

  it('publishes only what the reviewer saw: the dealer may edit a machine that waits [EQ-8]', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { deviceId } = await aReadyDraft(server)
    await submit(call, deviceId)
    const record = () => call(deviceAdminEndpoints.record, { query: { deviceId } })
    const publish = (version?: number) =>
      call(deviceEndpoints.move, {
        body: { deviceId, action: 'publish', ...(version !== undefined && { version }) },
      })
    expect(await refusal(publish())).toMatchObject({ status: 400, data: [{ field: 'version' }] })
    const seen = await record()
    const changes = { workHours: 1 }
    await call(deviceAdminEndpoints.edit, { body: { deviceId, version: seen.version, changes } })
    expect(await refusal(publish(seen.version))).toMatchObject({ status: 409 })
    expect((await record()).state).toBe('pendingReview')
    expect((await publish((await record()).version)).state).toBe('listed')
  })

  it('is left out for a trusted dealer when the listing is good and nothing is doubtful [EQ-8]', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { ctx } = server
    const references = await deviceReferences(ctx)
    const filled = Array.from('abcdefghij')
    for (const code of filled) await aSpecField(ctx, { code, names: { en: code } })
    const specs = Object.fromEntries(filled.map((code) => [code, 1]))
    const good = { ...references, ...READY_DRAFT }
    const made = []
    for (const serialNo of ['A1000', 'A2000', 'A2000', 'A3000'])
      made.push(await aDevice(ctx, { ...good, serialNo, specs, workHours: made.length }))
    const [first, second, , last] = made
    if (!first || !second || !last) expect.unreachable()
    const pointId = (
      await anInspectionPoint(ctx, { code: 'meter', verifies: 'hours', names: { en: 'Meter' } })
    ).id
    for (const { id } of made)
      await anInspection(ctx, { deviceId: id, findings: [{ pointId, state: 'ok' }] })
    expect((await submit(call, first.id)).state).toBe('pendingReview')
    await call(deviceEndpoints.move, {
      body: { deviceId: first.id, action: 'reject', reason: 'x' },
    })
    const { sellerId } = references
    await call(deviceAdminEndpoints.standing, { body: { sellerId, standing: 'trusted' } })
    expect((await submit(call, first.id)).state).toBe('listed')
    expect((await submit(call, second.id)).state).toBe('pendingReview')
    await aSpecField(ctx, { code: 'bucket', names: { en: 'Bucket' }, isRequired: true })
    expect(await refusal(submit(call, last.id))).toMatchObject({ status: 409 })
  })
})

describe('a serial number that another machine has', () => {
  it('blocks both until staff decide that they are different machines', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const stated = async (serialNo: string) => {
      const { deviceId, version } = await aDraft(server, call, serialNo)
      const changes = { ...STATED, price }
      return call(deviceAdminEndpoints.edit, { body: { deviceId, version, changes } })
    }
    const one = await stated('HEX 0418-412')
    const other = await stated('hex0418412')
    const publish = (deviceId: string) =>
      call(deviceEndpoints.move, { body: { deviceId, action: 'publish' } })
    expect(other.issues).toContainEqual({
      code: 'sameSerial',
      others: [{ deviceId: one.deviceId, stockNo: one.stockNo }],
    })
    const rows = await server.ctx.db.select().from(device).where(eq(device.id, one.deviceId))
    expect(rows).toMatchObject([{ issues: expect.arrayContaining(['sameSerial']) }])
    for (const { deviceId } of [one, other])
      expect(await refusal(publish(deviceId))).toMatchObject({ status: 409 })
    const decided = await call(deviceAdminEndpoints.decide, {
      body: { deviceId: other.deviceId, issue: 'sameSerial', otherId: one.deviceId },
    })
    expect(decided.issues.map(({ code }) => code)).not.toContain('sameSerial')
    for (const { deviceId } of [one, other]) expect((await publish(deviceId)).state).toBe('listed')
  })

  it('is an issue of photos as well, also of one that was made smaller', async () => {
    await using server = await startServer()
    const call = await clerk(server)
    const { ctx } = server
    const references = await deviceReferences(ctx)
    const shown = (thumbhash: string) => [{ objectKey: thumbhash, width: 4, height: 3, thumbhash }]
    const [hash, alike, another] = [
      '0/cNFYJHd2d/hnZ6h4d4hXiBgAoI',
      '0/cNFYJHd2d/hnZ6h4d4hXiBgAoJ',
      '0/cNFYJHAAAAAAAAAAAAAAAAAAAA',
    ]
    const [first, , third] = await Promise.all(
      [hash, alike, another].map((thumbhash, n) =>
        aDevice(ctx, {
          ...references,
          serialNo: `P${n}000`,
          workHours: n,
          pictures: shown(thumbhash),
        }),
      ),
    )
    const issuesOf = async (deviceId = '') => {
      const { issues } = await call(deviceAdminEndpoints.record, { query: { deviceId } })
      return issues.map(({ code }) => code)
    }
    expect(await issuesOf(first?.id)).toContain('duplicatePhoto')
    expect(await issuesOf(third?.id)).not.toContain('duplicatePhoto')
  })
})
