import { randomUUID } from 'node:crypto'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { RENOVATION_TYPES } from '@ironsouq/contract/content/home-page/home-page.schema'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect } from '../environment/fixtures.ts'
import { linkFor } from '../environment/mailbox.ts'
import { createMember } from '../identity/member.ts'
import {
  FAVORITES,
  HISTORY,
  NOTIFICATIONS,
  recordView,
  save,
  test,
} from '../people/member-pages.ts'
import { elementsOf, langOf, tagsOf } from './html.ts'
import { visitorOf } from './visitor.ts'

const t = translator('en')

/** The machines of a list, in its order. */
const machinesIn = (html: string) =>
  elementsOf(html, 'article').map(({ html: card }) => /\/device-detail\/([\w-]+)/.exec(card)?.[1])

test('a visitor without JavaScript searches from the home page [RT-1]', async ({
  request,
  api,
}) => {
  const { blocks } = await api()(homePageEndpoints.homepage, {
    query: { renovationType: RENOVATION_TYPES.home },
  })
  const hero = blocks.find((block) => block.kind === 'hero')
  const categories = blocks.find((block) => block.kind === 'categories')
  if (hero?.kind !== 'hero' || categories?.kind !== 'categories') throw new Error('no such block')
  const home = await visitorOf(request).open('/en')
  const stockNo = String(hero.featured?.stockNo)
  const found = await home.send(t('common.search'), { q: stockNo })
  expect(found.path).toBe(`/en/device-list?q=${stockNo}`)
  expect(machinesIn(found.html)).toHaveLength(1)
  const [phrase = ''] = hero.phrases
  expect(decodeURIComponent((await home.follow(phrase)).path)).toBe(`/en/device-list?q=${phrase}`)
  const paths = tagsOf(home.html, 'a').map(({ href }) => href)
  expect(paths).toContain(`/en/device-list?category=${categories.items[0]?.code}`)
  expect(
    elementsOf(home.html, 'section').some(({ attributes }) => attributes['id'] === 'subscribe'),
  ).toBe(true)
})

test('a visitor without JavaScript changes the language by a link [AP-6]', async ({ request }) => {
  const page = await visitorOf(request).open('/en/device-list?emirate=dubai')
  const hebrew = await page.follow(LOCALES.he.name)
  expect(hebrew.path).toBe('/he/device-list?emirate=dubai')
  expect(langOf({ status: 200, headers: {}, html: hebrew.html, text: '' }).dir).toBe('rtl')
})

test('a visitor without JavaScript changes the currency by a form [AP-15]', async ({ request }) => {
  const page = await visitorOf(request).open('/de/device-list?sort=priceLow')
  const changed = await page.send('AED', {}, 'AED')
  expect(changed.path).toBe('/de/device-list?sort=priceLow')
  const [card] = elementsOf(changed.html, 'article')
  expect(card?.text).toContain('AED')
  expect(card?.text).not.toContain('USD')
})

test('a visitor without JavaScript searches by a form from the 404 page [AP-22]', async ({
  request,
  machine,
}) => {
  const page = await visitorOf(request).open('/en/nowhere')
  expect(page.status).toBe(404)
  const found = await page.send(t('common.search'), { q: machine.stockNo })
  expect(found.path).toBe(`/en/device-list?q=${machine.stockNo}`)
  expect(machinesIn(found.html)).toEqual([machine.deviceId])
})

for (const locale of ['en', 'ar'] as const)
  test(`a visitor without JavaScript filters by a form with the same address, in ${locale} [EQ-2] [RT-2]`, async ({
    request,
    api,
  }) => {
    const say = translator(locale)
    const list = `/${locale}/device-list`
    const page = await visitorOf(request).open(list)
    const filters = { emirate: ['sharjah', 'dubai'], 'year.min': '2012' }
    const filtered = await page.send(say('device.apply'), filters)
    expect(filtered.path).toBe(`${list}?emirate=sharjah,dubai&year=2012-`)
    const query = { emirate: 'sharjah,dubai', year: '2012-' }
    const { records } = await api(locale)(deviceEndpoints.list, { query })
    expect(machinesIn(filtered.html)).toEqual(records.map(({ deviceId }) => deviceId))
    const sorted = await filtered.send(say('device.apply'), { sort: 'yearNew' })
    expect(sorted.path).toBe(`${list}?emirate=sharjah,dubai&year=2012-&sort=yearNew`)
  })

test('a visitor without JavaScript subscribes by a form [RT-1]', async ({ request }) => {
  const email = `${randomUUID()}@reader.example`
  const page = await visitorOf(request).open('/en/subscribe')
  const done = await page.send(t('subscription.submit'), { email })
  expect(done.text).toContain(t('subscription.doneBody', { email }))
  const cancel = await linkFor(email, /http\S+\/cancel\?ticket=\S+/)
  expect(cancel).toContain('/en/subscribe/cancel')
})

test('links lead a visitor without JavaScript to the login and back to where they were [EQ-3]', async ({
  request,
  machine: { deviceId },
}) => {
  const path = `/en/device-detail/${deviceId}`
  const page = await visitorOf(request).open(path)
  for (const [name, back] of [
    [t('deviceDetail.requestQuote'), `/en/inquiry?deviceId=${deviceId}`],
    [t('deviceDetail.chat'), `/en/chat?consult=store&deviceId=${deviceId}`],
    [t('deviceDetail.save'), path],
  ] as const) {
    const login = await page.follow(name)
    expect(login.path).toBe(`/en/login?${new URLSearchParams({ back })}`)
    // The chat is for members only: it is no page to go back to.
    if (back.startsWith('/en/chat')) continue
    expect((await login.follow(t('shell.backToPreviousPage'))).path).toBe(back)
  }
})

test('a member without JavaScript removes a favorite, restores it and compares two [EQ-4] [RT-24]', async ({
  request,
  environment,
  machines,
}) => {
  const member = await createMember(environment)
  const [first, second] = machines
  if (!first || !second) throw new Error('too few machines')
  await save(member, first, second)
  const visitor = visitorOf(request, { cookie: member.cookie })
  const page = await visitor.open(`/en${FAVORITES}`)
  const remove = t('userCenter.remove', { title: first.title })
  const removed = await page.send(remove)
  expect(removed.text).toContain(t('userCenter.removed', { title: first.title }))
  expect(await member.call(favoriteEndpoints.ids)).toEqual([second.deviceId])
  const restored = await removed.send(t('userCenter.undo'))
  expect(machinesOf(restored.html)).toContain(first.deviceId)
  const ids = [first.deviceId, second.deviceId]
  const compared = await restored.send(t('device.compare'), { compare: ids })
  expect(compared.path).toMatch(/^\/en\/compare\?ids=[^,]+,[^,]+$/)
})

const machinesOf = (html: string) =>
  [...html.matchAll(/\/device-detail\/([\w-]+)/g)].map(([, id]) => id)

test('a member without JavaScript deletes the history after a confirmation [EQ-5]', async ({
  request,
  environment,
  machines,
}) => {
  const member = await createMember(environment)
  await recordView(member, ...machines.slice(0, 2))
  const visitor = visitorOf(request, { cookie: member.cookie })
  const page = await visitor.open(`/en${HISTORY}`)
  const asked = await page.follow(t('userCenter.deleteAll'))
  expect(asked.text).toContain(t('userCenter.deleteAllTitle'))
  const done = await asked.send(t('userCenter.deleteAll'))
  expect(done.text).toContain(t('userCenter.historyEmptyTitle'))
})

test('a member without JavaScript saves the channels of notifications by a form', async ({
  request,
  environment,
}) => {
  const member = await createMember(environment)
  const visitor = visitorOf(request, { cookie: member.cookie })
  const page = await visitor.open(`/en${NOTIFICATIONS}`)
  await page.send(t('userCenter.reachSave'), { 'offers.phone': 'on' })
  const { choices } = await member.call(consentEndpoints.list)
  expect(choices).toContainEqual({ topic: 'offers', way: 'phone', isGiven: true })
})
