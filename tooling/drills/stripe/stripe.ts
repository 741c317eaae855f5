import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { STRIPE } from '@ironsouq/sandboxes/credentials'
import { answerBank, payByCard } from '@ironsouq/sandboxes/psp/buyers'
import type { Call } from '@ironsouq/sandboxes/psp/psp'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import { createStripe } from '../../../apps/server/src/adapters/payment/stripe.ts'
import { stripeMock } from '../../../scripts/engines/install/stripe-mock.ts'
import { freePort } from '../../environment.ts'
import { answerCheck } from './document.ts'

/**
 * Every call that the adapter makes, with every outcome of a payment. The answers of the sandbox and its events are
 * validated by Stripe's OpenAPI document, the requests of the adapter by Stripe's own stripe-mock, which refuses
 * unknown, missing and wrong parameters. As a control each of them must refuse one broken message.
 */
const HOUR_MS = 3_600_000
const { program, document } = await stripeMock()
const faultsOf = answerCheck(document)

await using psp = await startPsp()
const now = () => new Date()
const stripe = createStripe({
  ...STRIPE,
  url: psp.url,
  now,
})

async function open() {
  const reference = randomBytes(16).toString('hex')
  const { providerRef, next } = await stripe.open({
    reference,
    amount: { amount: '1200.00', currency: 'AED' },
    description: 'Ironsouq 2026-000123',
    locale: 'ar',
    returnUrl: 'http://shop.example/pay/1',
    expiresAt: new Date(now().getTime() + HOUR_MS),
  })
  return { reference, providerRef, page: next.kind === 'redirect' ? next.url : '' }
}

async function refund(payment: { reference: string; providerRef: string }, amount: string) {
  const { captureRef, captured } = await stripe.state(payment, true)
  if (captureRef === null || captured === null) throw new Error('the payment was not captured')
  const refundReference = randomBytes(16).toString('hex')
  const asked = { ...payment, refundReference, captureRef, captured }
  const { refundRef } = await stripe.refund({ ...asked, amount: { amount, currency: 'AED' } })
  await stripe.refundState({ ...asked, refundRef })
}

async function liveThroughAllOutcomes(): Promise<void> {
  const paid = await open()
  await payByCard(paid.page)
  await refund(paid, '200.00')
  await refund(paid, '1000.00')
  await refund(paid, '1.00').catch(() => undefined)
  const asked = await open()
  await answerBank((await payByCard(asked.page, '4000002500003155')).to ?? '', 'yes')
  for (const card of ['4000000000000002', '4000000000000259', '4000000000007726']) {
    const payment = await open()
    await payByCard(payment.page, card)
    await stripe.state(payment, true)
    if (card === '4000000000007726') await refund(payment, '1200.00')
  }
  await stripe.close(await open())
  const since = new Date(now().getTime() - HOUR_MS)
  for await (const line of stripe.statement(since, new Date(now().getTime() + HOUR_MS)))
    if (line.minor === 0n) throw new Error('a movement of nothing')
  for await (const event of stripe.missed(since)) if (!event.eventId) throw new Error('no event id')
}

const headers = {
  authorization: `Bearer ${STRIPE.secretKey}`,
  'content-type': 'application/x-www-form-urlencoded',
}

async function refusalOf(base: string, { method, target, body }: Call): Promise<string> {
  const reply = await fetch(base + target, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body }),
  })
  return reply.ok ? '' : `${reply.status} ${(await reply.text()).slice(0, 300)}`
}

async function whenReady(base: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const reply = await fetch(base, { headers }).catch(() => null)
    if (reply) return
    await sleep(50)
  }
  throw new Error('stripe-mock does not answer')
}

await liveThroughAllOutcomes()
const calls = (await psp.calls()).filter(({ target }) => target.startsWith('/v1/'))
const faults = calls.flatMap((call) =>
  faultsOf(call).map((why) => `answer of ${call.method} ${call.target}: ${why}`),
)

const [port, tls] = [await freePort(), await freePort()]
const addresses = ['-http-addr', `127.0.0.1:${port}`, '-https-addr', `127.0.0.1:${tls}`]
const mock = spawn(program, ['-strict-version-check', ...addresses], { stdio: 'ignore' })
const base = `http://127.0.0.1:${port}`
await whenReady(base)
for (const call of calls) {
  const refused = await refusalOf(base, call)
  if (refused) faults.push(`request ${call.method} ${call.target} ${call.body}: ${refused}`)
}

const session = calls.find(({ target }) => target === '/v1/checkout/sessions')
if (!session) throw new Error('the adapter opened no session')
const withoutMode = { ...(JSON.parse(session.answer) as object), mode: undefined }
const isBlind =
  faultsOf({ ...session, answer: JSON.stringify(withoutMode) }).length === 0 ||
  (await refusalOf(base, { ...session, body: `${session.body}&colour=red` })) === ''
mock.kill()
await once(mock, 'exit')

for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
if (isBlind) console.log('  A broken message was accepted.')
const kinds = new Set(calls.map(({ method, target }) => `${method} ${target.split(/[?_]/)[0]}`))
console.log(`${calls.length} calls of ${kinds.size} kinds, ${faults.length} faults`)
process.exitCode = faults.length > 0 || isBlind ? 1 : 0
