import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import {
  BLOCK_KINDS,
  RENOVATION_TYPES,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { settingEndpoints } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { setCurrency } from '@ironsouq/server/features/money/currency/currency.service.ts'
import { event } from '@ironsouq/server/kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '@ironsouq/server/test/harness.ts'
import { describe, expect, it } from 'vitest'
import { CONTENT } from './content.ts'
import { seedContent } from './seed-content.ts'

async function said(server: TestServer) {
  const call = server.client({ language: 'ar' })
  const { blocks } = await call(homePageEndpoints.homepage, {
    query: { renovationType: RENOVATION_TYPES.home },
  })
  return {
    blocks,
    currencies: await call(currencyEndpoints.list),
    config: await call(settingEndpoints.webConfig),
    certifications: await call(certificationEndpoints.list),
    articles: await call(dictionaryEndpoints.list, { query: { dictType: 'article' } }),
  }
}

describe('the seeded content', () => {
  it('is what the shop says, in the language of the reader [CL-20] [EQ-7]', async () => {
    await using server = await startServer()
    await seedContent(server.ctx)
    const { blocks, currencies, config, certifications, articles } = await said(server)
    const kinds = blocks.map(({ kind }) => kind)
    expect(kinds).toEqual(BLOCK_KINDS)
    expect(currencies.filter((c) => c.defaultCurrency).map((c) => c.currencyCode)).toEqual(['USD'])
    expect(config).toMatchObject({
      pcCompanyName: 'آيرون سوق',
      pcCompanyPhone: '+971 6 555 0100',
      pcCompanyAddress: CONTENT.ar.companyAddress,
      pcCompanyLicence: '995014 (الشارقة)',
      pcCopyright: '',
    })
    expect(certifications).toHaveLength(4)
    expect(articles.data.map(({ dictValue }) => dictValue)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('is left as it is when it is seeded again, also where an operator has changed it', async () => {
    await using server = await startServer()
    await seedContent(server.ctx)
    await setCurrency(server.ctx, {
      code: 'EUR',
      names: { en: 'Euro' },
      symbol: '€',
      exchangeRate: '0.9',
      enabled: false,
      position: 9,
    })
    const before = await said(server)
    const told = await server.ctx.db.$count(event)
    await seedContent(server.ctx)
    server.turnClock('2026-11-15T08:00:00Z')
    expect(await said(server)).toEqual(before)
    expect(await server.ctx.db.$count(event)).toBe(told)
  })
})
