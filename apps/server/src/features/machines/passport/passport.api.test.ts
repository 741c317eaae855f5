import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { passportEndpoints } from '@ironsouq/contract/machines/passport/passport.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, inject, it } from 'vitest'
import { repriceDevice } from '#features/machines/device/device.service.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { readPdf, says } from '#test/pdf.ts'
import { aPictureOf } from '#test/pictures.ts'

describe('the passport of a machine', () => {
  it('is one page in the language of the request, with Arabic beside it [EQ-3]', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { id: deviceId } = await aListedDevice(server.ctx)
    for (const language of ['en', 'zh_CN', 'ko', 'he'] as const) {
      const words = translator(language)('passport.title')
      const { src } = await server.client({ language })(passportEndpoints.passport, {
        query: { deviceId },
      })
      const sheet = await readPdf(server, src)
      expect(sheet.pages, language).toBe(1)
      expect(sheet.title, language).toContain(words)
      expect(says(sheet, words), language).toBe(true)
      expect(says(sheet, translator('ar')('passport.title')), language).toBe(true)
    }
  }, 60_000)

  it('in Arabic has English beside it', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const { src } = await server.client({ language: 'ar' })(passportEndpoints.passport, {
      query: { deviceId },
    })
    const sheet = await readPdf(server, src)
    expect(sheet.language).toMatch(/^ar/)
    expect(says(sheet, translator('en')('passport.title'))).toBe(true)
    expect(sheet.pages).toBe(1)
  }, 60_000)

  it('has the same name for the same content, and another when the price changes', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const ask = () => server.client()(passportEndpoints.passport, { query: { deviceId } })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one.src).toMatch(/^passport\/[0-9a-f]{64}\.pdf$/)
    expect(two).toEqual(one)
    expect(await ask()).toEqual(one)
    await repriceDevice(server.ctx, deviceId, { amount: '199000.00', currency: 'AED' })
    expect(await ask()).not.toEqual(one)
  }, 60_000)

  it('is drawn again when it lacks a picture, until the picture is there', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const objectKey = 'device/late/1280.webp'
    const { id: deviceId } = await aListedDevice(server.ctx, {
      pictures: [{ objectKey, width: 640, height: 480, view: 'side' }],
    })
    const ask = () => server.client()(passportEndpoints.passport, { query: { deviceId } })
    const sizeOf = async (src: string) => (await server.ctx.storage.read(src, 2_000_000))?.length
    const lacking = await ask()
    expect(lacking.src).toMatch(/^passport\/[0-9a-f]{64}-1-\d+\.pdf$/)
    const { pictures } = await server.client()(deviceEndpoints.detail, { query: { deviceId } })
    await server.ctx.storage.put(pictures[0]?.src ?? '', await aPictureOf('webp'), 'image/webp')
    const whole = await ask()
    expect(whole.src).toMatch(/^passport\/[0-9a-f]{64}\.pdf$/)
    expect(await sizeOf(whole.src)).toBeGreaterThan((await sizeOf(lacking.src)) ?? 0)
    expect(await ask()).toEqual(whole)
  }, 60_000)

  it('is public for those who know its name', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { id: deviceId } = await aListedDevice(server.ctx)
    const { src } = await server.client()(passportEndpoints.passport, { query: { deviceId } })
    const { bucket } = server
    const answer = await fetch(`${inject('engines').s3.endpoint}/${bucket}/${src}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }, 60_000)

  it('of an unknown machine is not found', async () => {
    await using server = await startServer()
    const query = { deviceId: '0192f000-0000-7000-8000-000000000000' }
    await expect(server.client()(passportEndpoints.passport, { query })).rejects.toMatchObject({
      status: 404,
    })
  })
})
