import { helpEndpoints } from '@ironsouq/contract/content/help/help.endpoints'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { startServer, type TestServer } from '@ironsouq/server/test/harness.ts'
import { expect, it } from 'vitest'
import { seedHelp } from '../seed/help.ts'
import { HELP_WORDS } from './help-words.ts'
import { HELP_ARTICLES } from './help.ts'

const slugsFor = async (server: TestServer, language: LocaleCode, q: string) => {
  const { records } = await server.client({ language })(helpEndpoints.search, { query: { q } })
  return records.map(({ slug }) => slug)
}

/** Two answers can be right: both are seen without scrolling. */
const SEEN = 3

/** Words that are not in the question: of its answer, another form, or a keyword. */
const OTHER_WORDS = [
  ['en', 'bank detail', 'new-bank-details'],
  ['en', 'scam', 'new-bank-details'],
  ['ar', 'احتيال', 'new-bank-details'],
  ['ar', 'الساعات', 'operating-hours'],
  ['ar', 'scam', 'new-bank-details'],
  ['de', 'Betrug', 'new-bank-details'],
  ['zh_HK', '詐騙', 'new-bank-details'],
  ['zh_CN', '诈骗', 'new-bank-details'],
  ['he', 'הונאה', 'new-bank-details'],
  ['ko', '사기', 'new-bank-details'],
  ['pt', 'golpe', 'new-bank-details'],
  ['es', 'estafa', 'new-bank-details'],
  ['fr', 'diesel', 'engines-and-diesel'],
  ['en', 'scam', 'fraud'],
  ['de', 'Betrug', 'fraud'],
  ['ar', 'احتيال', 'fraud'],
  ['en', 'fingerprint', 'passkey'],
  ['ar', 'بصمة', 'passkey'],
  ['en', 'proforma', 'deposit-and-proforma'],
  ['en', 'tracking', 'delivery-of-parts'],
] as const

it('the search of the help center finds the answer of every question in every language, and by other words [NW-3]', async () => {
  await using server = await startServer()
  await seedHelp(server.ctx)
  await server.work()
  await server.settleIndex()
  for (const [language, { articles }] of Object.entries(HELP_WORDS))
    await Promise.all(
      Object.entries(articles).map(async ([code, { title }]) => {
        const { slug } = HELP_ARTICLES[code as keyof typeof HELP_ARTICLES]
        const [first] = await slugsFor(server, language as LocaleCode, title)
        expect([language, title, first]).toEqual([language, title, slug])
      }),
    )
  for (const [language, q, slug] of OTHER_WORDS)
    expect([q, (await slugsFor(server, language, q)).slice(0, SEEN)]).toEqual([
      q,
      expect.arrayContaining([slug]),
    ])
  for (const language of LOCALE_CODES)
    expect(await slugsFor(server, language, 'zzzzzzzz')).toEqual([])
})
