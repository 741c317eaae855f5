import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { elementsOf, linksOf, load, type Reply, tagsOf } from './html.ts'

const t = translator('en')

/** The machines of a list by address. */
const machinesOf = ({ html }: Reply) =>
  elementsOf(html, 'article').map((card) => linksOf({ html: card.html })[0]?.href)

test('finds a machine by the search form of the list [RT-2]', async ({ request, machine }) => {
  const list = await load(request, '/en/device-list')
  const form = elementsOf(list.html, 'form').find(
    ({ attributes }) => attributes['aria-label'] === t('device.filters'),
  )
  expect(form?.attributes).toMatchObject({ action: '/en/device-list', method: 'get' })
  expect(tagsOf(form?.html ?? '', 'input')).toContainEqual(
    expect.objectContaining({ type: 'search', name: 'q' }),
  )
  const found = await load(request, `/en/device-list?q=${machine.stockNo}`)
  expect(machinesOf(found)).toEqual([`/en/device-detail/${machine.deviceId}`])
  expect(found.text).toContain(machine.model)
})

test('an empty list links to all machines [RT-2]', async ({ request }) => {
  const arabic = translator('ar')
  const page = await load(request, '/ar/device-list?q=zzzzzzzzzz')
  expect(elementsOf(page.html, 'h2').map(({ text }) => text)).toContain(arabic('device.emptyTitle'))
  const all = linksOf(page).findLast(({ name }) => name === arabic('device.clearAll'))
  expect(machinesOf(await load(request, all?.href ?? '')).length).toBeGreaterThan(0)
})

test('turns pages by links and stops at the last one [RT-2]', async ({ request }) => {
  const first = await load(request, '/en/device-list')
  const next = linksOf(first).find(({ name }) => name.startsWith(t('common.nextPage')))
  expect(next?.href).toBe('/en/device-list?current=2')
  const second = await load(request, next?.href ?? '')
  const machines = [...machinesOf(first), ...machinesOf(second)]
  expect(machinesOf(second).length).toBeGreaterThan(0)
  expect(new Set(machines).size).toBe(machines.length)
  expect(linksOf(second)).toContainEqual({
    name: t('common.pageNumber', { page: 2 }),
    href: next?.href,
    isCurrent: true,
  })
  const beyond = await load(request, '/en/device-list?current=150')
  expect([beyond.status, beyond.headers['location']]).toEqual([302, '/en/device-list?current=2'])
})

test('links each machine of the list to a comparison with it', async ({ request, machine }) => {
  const list = await load(request, '/en/device-list')
  const link = linksOf(list).find(
    ({ name }) => name === t('device.compareThis', { title: machine.title }),
  )
  const page = await load(request, link?.href ?? '')
  const columns = tagsOf(page.html, 'th').filter(({ scope }) => scope === 'col')
  expect([page.status, columns.length]).toEqual([200, 1])
  expect(page.text).toContain(machine.title)
})

test('leads to the passport of a machine, which is public [EQ-3]', async ({ request, machine }) => {
  const answer = await load(request, `/en/device-detail/${machine.deviceId}/passport`)
  expect(answer.status).toBe(302)
  const passport = await request.get(answer.headers['location'] ?? '')
  expect(passport.headers()['content-type']).toBe('application/pdf')
  expect((await passport.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const missing = await load(
    request,
    '/en/device-detail/0192f000-0000-7000-8000-000000000000/passport',
  )
  expect(missing.status).toBe(404)
})

test('opens the inspection report that the page links to [EQ-3]', async ({
  request,
  environment,
}) => {
  const [row] = await sql(
    environment.databaseUrl,
    `select device_id from inspection join device on device.id = device_id
     where state = 'listed' order by seq limit 1`,
  )
  const page = await load(request, `/de/device-detail/${String(row?.['device_id'])}`)
  const link = linksOf(page).find(({ href }) => href.startsWith('/de/inspection-report/'))
  const answer = await load(request, link?.href ?? '')
  expect(answer.status).toBe(302)
  const report = await request.get(answer.headers['location'] ?? '')
  expect(report.headers()['content-type']).toBe('application/pdf')
  expect((await report.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await load(request, '/de/inspection-report/nothing')).status).toBe(404)
})

test('has no broken link in header, footer and navigation', async ({ request }) => {
  const found = new Set<string>()
  for (const path of ['/en/device-list', '/en/user-center/about-us', '/en/login', '/en/nowhere']) {
    const { html } = await load(request, path)
    for (const part of ['header', 'footer', 'nav', 'aside'])
      for (const element of elementsOf(html, part))
        for (const { href } of linksOf(element))
          if (href.startsWith('/en') && href !== '/en/nowhere') found.add(href.replace(/#.*/, ''))
  }
  expect(found.size).toBeGreaterThan(12)
  for (const href of found) {
    const reply = await request.get(href)
    expect(`${href} ${reply.status()}`).toBe(`${href} 200`)
  }
})

test('shows the median, the price filter and the figures of a category in the chosen currency [AP-15]', async ({
  request,
}) => {
  const cookie = { cookie: 'currency=USD' }
  const list = await load(request, '/en/device-list?price=100000-', cookie)
  expect(list.text).toContain(t('device.priceIn', { currency: 'USD' }))
  expect(list.text).toMatch(
    new RegExp(`${RegExp.escape(t('search.medianAskingPrice'))} USD [\\d,]+`),
  )
  expect(list.text).toContain(t('device.rangeFrom', { from: '27,229 USD' }))
  expect(tagsOf(list.html, 'input')).toContainEqual(
    expect.objectContaining({ name: 'price.min', value: '27229' }),
  )
  // The fields of the form are in that currency as well, and the address is in dirhams.
  const form = '/en/device-list?price.min=20000&price.max=&price.rate=3.6725'
  const sent = await load(request, form, cookie)
  expect([sent.status, sent.headers['location']]).toEqual([302, '/en/device-list?price=73450-'])
  const dirhams = await load(request, '/en/device-list?price=100000-', { cookie: 'currency=AED' })
  expect(dirhams.text).toContain(t('device.rangeFrom', { from: '100,000 AED' }))
})

test('an empty list shows what comes closest and where machines are [RT-2] [EQ-2]', async ({
  request,
}) => {
  const page = await load(request, '/en/device-list?grade=C&price=1-5')
  const headings = elementsOf(page.html, 'h2').map(({ text }) => text)
  expect(headings).toContain(t('search.tryWithoutFilter'))
  expect(headings).toContain(t('search.closestMatches'))
  expect(headings).toContain(t('search.browse'))
  expect(machinesOf(page)).toHaveLength(4)
})
