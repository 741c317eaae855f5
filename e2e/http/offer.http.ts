import { quoteEndpoints } from '@ironsouq/contract/deals/quote/quote.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { createMember } from '../identity/member.ts'
import { elementsOf, load, presetOf } from './html.ts'

const t = translator('en')

const OPEN_TO_OFFERS = `
  select id from device where state = 'listed' and price_mode = 'offer' order by stock_no limit 1`

test('a buyer sends the form of an offer as it is, with a price [IN-6]', async ({
  request,
  environment,
}) => {
  const [found] = await sql(environment.databaseUrl, OPEN_TO_OFFERS)
  const path = `/en/device-detail/${String(found?.['id'])}/offer`
  const { cookie, call } = await createMember(environment)
  const page = await load(request, path, { cookie })
  const form = elementsOf(page.html, 'form').find(({ text }) => text.includes(t('quote.offerSend')))
  const preset = presetOf(form?.html ?? '')
  expect(preset).toMatchObject({ amount: '', delivery: 'yard', validDays: '7' })

  const sent = Date.now()
  const reply = await request.post(path, {
    form: { ...preset, amount: '150000' },
    headers: { cookie, origin: environment.url },
    maxRedirects: 0,
  })
  expect(reply.status()).toBe(302)
  const offers = await load(request, reply.headers()['location'] ?? '', { cookie })
  expect(offers.text).toContain(t('quote.doneOffer'))
  const { records } = await call(quoteEndpoints.offers, { query: {} })
  expect(records).toMatchObject([{ state: 'open', price: { amount: '150000.00' } }])
  const days = (Date.parse(records[0]?.validUntil ?? '') - sent) / 86_400_000
  expect(Math.round(days)).toBe(7)
})
