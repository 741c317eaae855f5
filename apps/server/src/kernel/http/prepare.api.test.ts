import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { endpoint, type Endpoint } from '@ironsouq/contract/endpoint'
import { translator } from '@ironsouq/i18n/translate'
import { startPsp } from '@ironsouq/sandboxes/psp/psp-process'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { registry } from '#features/registry.ts'
import { SERVICE_KEY, startServer, type TestServer } from '#test/harness.ts'
import { ownAttempts, type Pair } from '#test/isolation/isolation.ts'
import { twoMembers } from '#test/isolation/member-rows.ts'
import { sampleRequest, withId } from '#test/sample-request.ts'
import type { Routes } from './serve.ts'

const commands: Endpoint[] = []
for (const routes of registry.routes)
  routes((e, _, options) => {
    if (e.once && options?.prepare) commands.push(e)
  })

const AUDIENCES = ['anyone', 'member', 'merchant', 'staff', 'service'] as const

/** A command of each audience that uses up a key. */
const spending = AUDIENCES.map((audience) =>
  endpoint({
    method: 'POST',
    path: `/test/spend-key/${audience}`,
    audience,
    summary: 'Uses a key',
    data: z.null(),
    once: true,
  }),
)
const spendingRoutes: Routes = (serve) => {
  for (const e of spending) serve(e, async () => null)
}

let psp: Awaited<ReturnType<typeof startPsp>>
let server: TestServer
let pair: Pair
let tokens: Record<Endpoint['audience'], string | undefined>

beforeAll(async () => {
  psp = await startPsp()
  const routes = [...registry.routes, spendingRoutes]
  // No call may fail: when one does, its error says why.
  const log = pino({ level: 'error' })
  server = await startServer({ pspUrl: psp.url, registry: { ...registry, routes }, log })
  await server.parts.storage.ensure()
  const made = await twoMembers(server)
  // By a provider, which is asked before anything is written.
  const valuesAt = {
    ...made.own.valuesAt,
    'POST /p/pay/pay': { ...made.own.valuesAt['POST /p/pay/pay'], method: 'card' },
  }
  pair = { ...made, own: { ...made.own, valuesAt } }
  const [seller] = (await server.pool.query<{ id: string }>('select id from seller limit 1')).rows
  const sellerId = seller?.id ?? ''
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner', name: 'Owner' })
  tokens = {
    anyone: undefined,
    member: pair.own.reading,
    merchant: await merchantTokenOf(server.ctx, accountId),
    staff: await server.staffToken(),
    service: SERVICE_KEY,
  }
}, 60_000)
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await psp[Symbol.asyncDispose]()
})

let calls = 0

/** Sends a request as someone of its audience, from another address each time, so that no rate limit applies. */
function send(e: Endpoint, request: ReturnType<typeof sampleRequest>, key: string | undefined) {
  const { 'idempotency-key': _, ...headers } = request.headers
  const authorization = tokens[e.audience]
  calls += 1
  return server.app.inject({
    ...request,
    headers: {
      ...headers,
      locale: 'en',
      ...(authorization !== undefined && { authorization }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    remoteAddress: `10.0.${(calls >> 8) & 255}.${calls & 255}`,
  })
}

/** Values that a schema describes by more than a format. */
const VALUES: Record<string, unknown> = { trn: '100123456700003', code: '12345678' }
const VALUES_AT: Record<string, Record<string, unknown>> = {
  '/p/merchant/voucher/write-off': { code: '1234567890123' },
}

/** Requests of members name rows of their own, which the command could change. */
const requestsOf = (e: Endpoint) =>
  e.audience === 'member'
    ? ownAttempts(e, pair).map(({ request }) => request)
    : [
        sampleRequest(e, {
          ...withId(randomUUID()),
          valueOf: (name) => (VALUES_AT[e.path] ?? VALUES)[name],
        }),
      ]

/** What all commands with this key answer that is not expected, and what they leave behind. */
async function effectsOf(key: string | undefined, refused: { status: number; body: object }) {
  await pair.snapshot.added()
  const called = (await psp.calls()).length
  const others: unknown[] = []
  for (const e of commands)
    for (const request of requestsOf(e)) {
      const reply = await send(e, request, key)
      const [status, body] = [reply.statusCode, reply.json<object>()]
      if (!isDeepStrictEqual({ status, body }, refused))
        others.push([`${e.method} ${e.path}`, status, body])
    }
  const changed = (await pair.snapshot.changes()).map(({ table }) => table)
  const asked = (await psp.calls()).slice(called).map(({ target }) => target)
  return { others, changed, asked }
}

const NONE = { others: [], changed: [], asked: [] }
const say = translator('en')

describe('a command that prepares something outside its transaction', () => {
  it('is among these', () => {
    const paths = commands.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/p/order/submit', '/p/pay/pay']))
    expect(commands.length).toBeGreaterThan(10)
    expect(AUDIENCES).toEqual(expect.arrayContaining(commands.map(({ audience }) => audience)))
  })

  it('does nothing without an idempotency key [OR-8]', async () => {
    const data = [{ field: 'Idempotency-Key', msg: say('error.fieldRequired') }]
    const body = { success: false, code: 'A00001', msg: say('error.invalid'), data }
    expect(await effectsOf(undefined, { status: 400, body })).toEqual(NONE)
  })

  it('does nothing with a key that was used for another request [OR-8]', async () => {
    const key = randomUUID()
    for (const e of spending) {
      const { statusCode } = await send(e, sampleRequest(e, ''), key)
      expect([e.path, statusCode]).toEqual([e.path, 200])
    }
    const body = { success: false, code: 'A00001', msg: say('error.keyReused'), data: null }
    expect(await effectsOf(key, { status: 409, body })).toEqual(NONE)
  })
})
