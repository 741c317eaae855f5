import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { passportEndpoints } from '@ironsouq/contract/machines/passport/passport.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import {
  anInspection,
  anInspectionPoint,
  anInspectionRemark,
} from '#features/machines/inspection/inspection.builder.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { readPdf, says } from '#test/pdf.ts'

async function aReport(ctx: Ctx, { points = 2 } = {}) {
  const { id: deviceId } = await aListedDevice(ctx)
  const remark = await anInspectionRemark(ctx, {
    code: 'leak',
    texts: { en: 'Oil drips.', de: 'Öl tropft.', ar: 'تنقيط زيت.', he: 'טפטוף שמן.' },
  })
  const findings = []
  for (let n = 0; n < points; n++) {
    const point = await anInspectionPoint(ctx, {
      code: `point${n}`,
      part: n % 2 === 0 ? 'engine' : 'safety',
      position: n,
      names: { en: `Point ${n}`, de: `Prüfpunkt ${n}`, ar: `نقطة ${n}`, he: `נקודה ${n}` },
    })
    findings.push({
      pointId: point.id,
      ...(n === 0
        ? { state: 'action' as const, remarkId: remark.id, repairMinor: 190_000n, value: 4 }
        : { state: 'ok' as const }),
    })
  }
  const { reportNo } = await anInspection(ctx, { deviceId, findings })
  return { deviceId, reportNo, findings }
}

describe('the report of an inspection [EQ-3]', () => {
  it('is a PDF in the language of the request, with every point and remark', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { reportNo } = await aReport(server.ctx)
    for (const [language, ...words] of [
      ['de', 'Öl tropft.', 'Prüfpunkt 1'],
      ['he', 'טפטוף שמן.', 'נקודה 1'],
      ['ar', 'تنقيط زيت.', 'نقطة 1'],
    ] as const) {
      const call = server.client({ language })
      const { src } = await call(passportEndpoints.report, { query: { reportNo } })
      const sheet = await readPdf(server, src)
      expect(sheet.title, language).toContain(reportNo)
      expect(sheet.language, language).toMatch(new RegExp(`^${language}`))
      const t = translator(language)
      for (const word of [t('passport.reportTitle'), t('passport.partSafety'), ...words])
        expect(says(sheet, word), `${language} ${word}`).toBe(true)
      expect(sheet.pages, language).toBe(1)
    }
  }, 60_000)

  it('goes on on further pages, and is drawn once for the same content', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { reportNo } = await aReport(server.ctx, { points: 45 })
    const ask = () => server.client()(passportEndpoints.report, { query: { reportNo } })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(two).toEqual(one)
    expect((await readPdf(server, one.src)).pages).toBeGreaterThan(1)
  }, 60_000)

  // An older one would show today's grade and hours; the page links none.
  it('exists for the newest inspection only, the one that the page of the machine names', async () => {
    await using server = await startServer()
    await server.storage.ensure()
    const { deviceId, reportNo, findings } = await aReport(server.ctx)
    await anInspection(server.ctx, { deviceId, inspectedOn: '2026-11-12', findings })
    const call = server.client()
    for (const unknown of [reportNo, 'nothing'])
      await expect(
        call(passportEndpoints.report, { query: { reportNo: unknown } }),
      ).rejects.toMatchObject({ status: 404 })
    const { inspection } = await call(deviceEndpoints.detail, { query: { deviceId } })
    const named = { reportNo: String(inspection?.reportNo) }
    expect(named.reportNo).not.toBe(reportNo)
    const { src } = await call(passportEndpoints.report, { query: named })
    expect((await readPdf(server, src)).title).toContain(named.reportNo)
  }, 60_000)
})
