import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { createMember, type Member } from '../identity/member.ts'
import { FAVORITES, HISTORY, PRIVATE, save, test as base } from '../people/member-pages.ts'
import { elementsOf, headingsOf, langOf, linksOf, load, metaOf, type Reply } from './html.ts'

interface Fixtures {
  member: Member
  /** A page as the member gets it. */
  own: (path: string) => Promise<Reply>
}

const test = base.extend<Fixtures>({
  member: async ({ environment }, use) => use(await createMember(environment)),
  own: async ({ request, member }, use) =>
    use((path) => load(request, path, { cookie: member.cookie })),
})

const t = translator('en')

for (const locale of LOCALE_CODES)
  test(`redirects visitors from personal pages to the login in ${locale} [AP-25] [CL-6]`, async ({
    request,
  }) => {
    const words = translator(locale)
    for (const path of [...PRIVATE, `${FAVORITES}?size=2`]) {
      const back = `/${locale}${path}`
      const reply = await load(request, back)
      const login = `/${locale}/login?${new URLSearchParams({ back })}`
      expect([reply.status, reply.headers['location']]).toEqual([302, login])
    }
    const back = `/${locale}${FAVORITES}`
    const login = await load(request, `/${locale}/login?${new URLSearchParams({ back })}`)
    expect(headingsOf(login)).toEqual([words('login.title')])
    expect(login.text).toContain(words('shell.loginFirst'))
    expect(metaOf(login, 'robots')).toEqual(['noindex'])
  })

test('serves the pages of a member in ten languages [RT-21] [RT-23] [RT-24]', async ({ own }) => {
  for (const locale of LOCALE_CODES) {
    const { bcp47: lang, dir } = LOCALES[locale]
    const words = translator(locale)
    const pages = {
      '/user-center': words('userCenter.nextHeading'),
      [HISTORY]: words('userCenter.historyEmptyTitle'),
      [FAVORITES]: words('userCenter.savedEmptyTitle'),
    }
    for (const [path, text] of Object.entries(pages)) {
      const page = await own(`/${locale}${path}`)
      expect([path, page.status, langOf(page)]).toEqual([path, 200, { lang, dir }])
      expect(page.text).toContain(text)
    }
  }
})

test('personal pages are neither cached nor indexed [RT-21]', async ({ own, member }) => {
  const page = await own('/en/user-center')
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(metaOf(page, 'robots')).toEqual(['noindex'])
  expect(page.text).toContain(member.nickName)
})

test('the pages of a new member tell what to do next [RT-21]', async ({ own, member }) => {
  const center = await own('/en/user-center')
  const steps = elementsOf(center.html, 'section').find(({ text }) =>
    text.startsWith(t('userCenter.nextHeading')),
  )
  expect(linksOf({ html: steps?.html ?? '' })).toHaveLength(3)
  expect((await own(`/en${FAVORITES}`)).text).toContain(t('userCenter.savedEmptyTitle'))
  expect((await own(`/en${HISTORY}`)).text).toContain(t('userCenter.historyEmptyTitle'))
  const inquiries = await own('/en/user-center/inquiry-list')
  expect(inquiries.text).toContain(t('userCenter.inquiriesEmptyTitle'))
  expect(linksOf(inquiries)).toContainEqual(
    expect.objectContaining({ name: t('userCenter.browseMachines'), href: '/en/device-list' }),
  )
  expect((await member.call(memberEndpoints.centerInfo)).favorites.total).toBe(0)
})

test('long lists have pages, also a history of thousands [RT-23] [RT-24]', async ({
  environment,
  member,
  machines,
  own,
}) => {
  await save(member, ...machines.slice(0, 30))
  const views = await sql(
    environment.databaseUrl,
    `insert into browse (member_id, device_id, day, seen_at, times, created_at)
     select $1, device.id, (now() at time zone 'Asia/Dubai')::date - n, now() - n * interval '1 day', 1, now()
     from device, generate_series(0, 88) n where state = 'listed' returning 1`,
    [member.memberId],
  )
  expect(views.length).toBeGreaterThan(2000)
  const second = `/en${FAVORITES}?current=2`
  const hrefs = async (path: string) => linksOf(await own(path)).map(({ href }) => href)
  expect(await hrefs(`/en${FAVORITES}`)).toContain(second)
  const { total } = (await member.call(memberEndpoints.centerInfo)).favorites
  expect((await own(second)).text).toContain(
    t('device.resultRange', { first: 25, last: total, total }),
  )
  const beyond = await own(`/en${FAVORITES}?current=99`)
  expect([beyond.status, beyond.headers['location']]).toEqual([302, second])
  expect(await hrefs(`/en${HISTORY}`)).toContain(`/en${HISTORY}?current=2`)
  expect(await hrefs(`/en${HISTORY}?current=2`)).toContain(`/en${HISTORY}`)
})

test('cached pages of the user center contain nothing of the member [RT-22] [RT-25]', async ({
  request,
  environment,
}) => {
  const member = await createMember(environment, { nickName: 'Khalid Mansouri' })
  for (const locale of LOCALE_CODES)
    for (const path of ['/user-center/about-us', '/user-center/help-center']) {
      const page = await load(request, `/${locale}${path}`, { cookie: member.cookie })
      expect(page.status).toBe(200)
      expect(page.text).not.toContain('Khalid')
    }
})
