import { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { startServer } from '@ironsouq/server/test/harness.ts'
import { expect, it } from 'vitest'
import { seedContent } from '../content/seed-content.ts'
import { NEWS_WORDS } from '../news/news-words.ts'
import { NEWS, type NewsCode } from '../news/news.ts'
import { seedNews } from './news.ts'

it('the news of the demo are read in ten languages, and seeded once [NW-1]', async () => {
  await using server = await startServer()
  await seedContent(server.ctx)
  const codes = Object.keys(NEWS) as NewsCode[]
  expect([await seedNews(server.ctx), await seedNews(server.ctx)]).toEqual([codes.length, 0])
  const newest = codes.toSorted((a, b) => NEWS[a].daysAgo - NEWS[b].daysAgo)
  for (const language of LOCALE_CODES) {
    const query = { current: 1, size: 50 }
    const { records } = await server.client({ language })(newsEndpoints.list, { query })
    const titles = newest.map((code) => NEWS_WORDS[language][code].title)
    expect(records.map(({ title }) => title)).toEqual(titles)
  }
})
