import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { startServer } from '#test/harness.ts'
import { saveCertification } from './certification.service.ts'

const words = (name: string) => ({
  name,
  title: `${name}: title`,
  details: `${name}: details`,
  standards: `${name}: standards`,
})

describe('the certificates', () => {
  it('are listed in their order, in the language of the request or English [CL-16] [EQ-7]', async () => {
    await using server = await startServer()
    const { ctx } = server
    const hours = { en: words('Hours'), ar: words('ساعات') }
    await saveCertification(ctx, { code: 'hours', position: 2, texts: hours })
    await saveCertification(ctx, { code: 'lifting', position: 1, texts: { en: words('Lifting') } })
    const listed = await server.client({ language: 'ar' })(certificationEndpoints.list)
    expect(listed.map((c) => c.certificationName)).toEqual(['Lifting', 'ساعات'])
    expect(listed[1]).toEqual({
      certificationName: 'ساعات',
      certificationTitle: 'ساعات: title',
      certificationDetails: 'ساعات: details',
      certificationStandards: 'ساعات: standards',
    })
  })

  it('are an empty list in an installation without any [CL-16]', async () => {
    await using server = await startServer()
    expect(await server.client()(certificationEndpoints.list)).toEqual([])
  })

  it('are one per code with the texts set last, and a change emits an event', async () => {
    await using server = await startServer()
    const { ctx } = server
    const first = { en: words('First'), de: words('Erste') }
    await saveCertification(ctx, { code: 'hours', position: 0, texts: first })
    await saveCertification(ctx, { code: 'hours', position: 0, texts: { en: words('Second') } })
    const listed = await server.client({ language: 'de' })(certificationEndpoints.list)
    expect(listed.map((c) => c.certificationName)).toEqual(['Second'])
    const events = await ctx.db.select().from(event).orderBy(event.seq)
    expect(events.map(({ name }) => name)).toEqual([
      'certification.changed',
      'certification.changed',
    ])
  })
})
