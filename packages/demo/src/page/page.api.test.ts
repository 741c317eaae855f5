import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { SITE_PAGES } from '@ironsouq/contract/content/page/page.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { startServer } from '@ironsouq/server/test/harness.ts'
import { expect, it } from 'vitest'
import { seedPages } from '../seed/pages.ts'

it('the pages of the demo can be read in ten languages, with headings [NW-3]', async () => {
  await using server = await startServer()
  await seedPages(server.ctx)
  server.turnClock('2026-11-16T08:00:00Z')
  for (const page of SITE_PAGES)
    for (const language of LOCALE_CODES) {
      const shown = await server.client({ language })(pageEndpoints.read, { query: { page } })
      expect(shown).toMatchObject({ page, locale: language, isInForce: true })
      expect(JSON.stringify(shown.parts)).toContain('<h2>')
    }
})
