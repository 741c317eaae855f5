import type { ApiCall } from '@ironsouq/contract/client'
import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { specEndpoints } from '@ironsouq/contract/machines/spec/spec.endpoints'
import { CATEGORIES } from '@ironsouq/contract/page-cache'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { collectPurges } from '#test/purges.ts'
import { aSpecField } from './spec.builder.ts'

const SPECS = { bucket: 1.2, boom: 'mono', blade: true }

describe('staff and the fields of specifications', () => {
  let server: TestServer
  let call: ApiCall
  let deviceId: string
  let categoryId: string
  let minute = 0

  beforeAll(async () => {
    server = await startServer()
    const { ctx } = server
    call = server.client({ bearer: await server.staffToken() })
    ;({ id: deviceId, categoryId } = await aListedDevice(ctx, { specs: SPECS }))
    const categories = [{ categoryId, position: 0, facet: false }]
    await aSpecField(ctx, {
      code: 'bucket',
      unit: 'm3',
      names: { en: 'Bucket' },
      categories,
      position: 0,
    })
    const options = [
      { code: 'mono', names: { en: 'Mono' } },
      { code: '6x4', names: { en: '6×4' } },
    ]
    await aSpecField(ctx, {
      code: 'boom',
      kind: 'choice',
      names: { en: 'Boom' },
      options,
      categories,
      position: 1,
    })
    await aSpecField(ctx, {
      code: 'blade',
      kind: 'flag',
      names: { en: 'Blade' },
      categories,
      position: 2,
    })
    await server.work()
    await server.settleIndex()
  }, 30_000)
  afterAll(() => server[Symbol.asyncDispose]())

  /** Past every cache of the API. */
  const later = () => server.turnClock(new Date(Date.UTC(2026, 10, 20, 8, ++minute)).toISOString())
  const records = () => call(specEndpoints.list)
  async function recordOf(code: string) {
    const found = (await records()).find((each) => each.code === code)
    if (!found) throw new Error(`there is no field ${code}`)
    return found
  }
  const detail = () =>
    server.client({ language: 'ar' })(deviceEndpoints.detail, { query: { deviceId } })

  it('rename, hide and order them: the page of a machine follows [BO-6]', async () => {
    using purges = await collectPurges(server)
    const bucket = await recordOf('bucket')
    const texts = { ...bucket.texts, ar: { name: 'سعة الدلو' } }
    await call(specEndpoints.save, { body: { ...bucket, texts } })
    await call(specEndpoints.save, { body: { ...(await recordOf('blade')), isShown: false } })
    await server.work()
    await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(CATEGORIES)
    later()
    expect((await detail()).specs.map(({ name }) => name)).toEqual(['سعة الدلو', 'Boom'])
    const before = (await records()).map(({ fieldId }) => fieldId)
    await call(specEndpoints.order, { body: { before, after: before.toReversed() } })
    later()
    expect((await detail()).specs.map(({ code }) => code)).toEqual(['boom', 'bucket'])
    const desk = await call(deviceAdminEndpoints.specFields, { query: { categoryId } })
    expect(desk.map(({ code }) => code)).toEqual(['blade', 'boom', 'bucket'])
  })

  it('make one a filter of the lists of a category, with its range at once [BO-6] [EQ-2]', async () => {
    const query = { category: 'crawler-excavators' }
    const list = () => server.client()(deviceEndpoints.list, { query })
    expect((await list()).specs).toEqual([])
    const bucket = await recordOf('bucket')
    const categories = [{ categoryId, isFacet: true }]
    await call(specEndpoints.save, { body: { ...bucket, categories } })
    later()
    expect((await list()).specs).toMatchObject([{ code: 'bucket', spread: { bars: [1] } }])
  })

  it('require one: a machine without it is not published [BO-6]', async () => {
    await call(specEndpoints.save, { body: { ...(await recordOf('bucket')), isRequired: true } })
    const { id } = await aListedDevice(server.ctx, {
      state: 'draft',
      serialNo: 'ANOTHER',
      specs: {},
    })
    const publish = () => call(deviceEndpoints.move, { body: { deviceId: id, action: 'publish' } })
    await expect(publish()).rejects.toMatchObject({ status: 409 })
    const { version } = await call(deviceAdminEndpoints.record, { query: { deviceId: id } })
    const body = { deviceId: id, version, changes: { specs: { bucket: 0.9 } } }
    await call(deviceAdminEndpoints.edit, { body })
    await publish()
  })

  it('add a field, once per code, that forms then have [BO-6]', async () => {
    const blade = await recordOf('blade')
    const { fieldId: _, version: __, ...form } = blade
    const body = { ...form, code: 'gps', texts: { en: { name: 'GPS' } } }
    const added = await call(specEndpoints.save, { body })
    expect(added).toMatchObject({ code: 'gps', version: 1 })
    await expect(call(specEndpoints.save, { body })).rejects.toMatchObject({ status: 400 })
    const desk = await call(deviceAdminEndpoints.specFields, { query: { categoryId } })
    expect(desk.at(-1)).toMatchObject({ code: 'gps', name: 'GPS' })
  })

  it.each([
    ['another unit of values', 'bucket', { unit: 'l' as const }],
    [
      'an option that machines have',
      'boom',
      { options: [{ code: 'twoPiece', texts: { en: { name: 'Two-piece' } } }] },
    ],
  ])('are refused %s [BO-6]', async (_, code, change) => {
    const body = { ...(await recordOf(code)), ...change }
    await expect(call(specEndpoints.save, { body })).rejects.toMatchObject({ status: 409 })
  })

  it('are refused a category less when its machines have the field [BO-6]', async () => {
    const other = await aListedDevice(server.ctx, { specs: {} })
    const parent = await server.pool.query<{ id: string }>(
      `insert into category (code, position, created_at) values ('cranes', 9, now()) returning id`,
    )
    expect(other.categoryId).toBe(categoryId)
    const categories = [{ categoryId: parent.rows[0]?.id ?? '', isFacet: false }]
    const body = { ...(await recordOf('boom')), categories }
    await expect(call(specEndpoints.save, { body })).rejects.toMatchObject({ status: 409 })
  })

  it.each([
    ['a unit without a number', 'blade', { unit: 'kg' as const }],
    ['a range upside down', 'bucket', { min: 3, max: 1 }],
    ['a choice without options', 'boom', { options: [] }],
    ['another code', 'blade', { code: 'knife' }],
  ])('are refused %s [BO-6]', async (_, code, change) => {
    const body = { ...(await recordOf(code)), ...change }
    await expect(call(specEndpoints.save, { body })).rejects.toMatchObject({ status: 400 })
  })

  it('are refused with the current record when another person was first [BO-2]', async () => {
    const blade = await recordOf('blade')
    const body = { ...blade, version: blade.version + 1 }
    await expect(call(specEndpoints.save, { body })).rejects.toMatchObject({
      status: 409,
      data: { current: { code: 'blade', version: blade.version } },
    })
  })
})
