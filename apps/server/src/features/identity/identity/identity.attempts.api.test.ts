import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import {
  SIGN_IN_TRIES,
  SIGN_IN_WAIT_MINUTES,
  TERMS_VERSION,
} from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, inject, it } from 'vitest'
import { rateLimit } from '#kernel/data/kernel.tables.ts'
import { solved } from '#test/attacks/proof-of-work.ts'
import { answered } from '#test/calls.ts'
import { startServer, type Overrides, type TestServer } from '#test/harness.ts'
import { anAccount, PASSWORD } from './identity.builder.ts'

const en = translator('en')

type Caller = Parameters<typeof answered>[3]
interface Guess {
  account?: string
  password?: string
  proof?: { challenge: string; answer: number }
}

const guess = (server: TestServer, typed: Guess, caller: Caller = {}) =>
  answered(
    server,
    identityEndpoints.password,
    { account: 'yard_buyer', password: 'wrong-Kite7', agreed: TERMS_VERSION, ...typed },
    caller,
  )

const ANSWERS_WITH_TRIES_LEFT = new Set(
  Array.from({ length: SIGN_IN_TRIES }, (_, left) =>
    en('error.signInWrong', { left, minutes: SIGN_IN_WAIT_MINUTES }),
  ),
)
const anywhere = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
const wasCompared = ({ msg }: { msg: string }, n: number) =>
  ANSWERS_WITH_TRIES_LEFT.has(msg) || n === SIGN_IN_TRIES - 1

async function guesses(server: TestServer, count: number, addressOf: (n: number) => string) {
  const answers = []
  for (let n = 0; n < count; n += 10)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          guess(server, { password: `wrong-Kite${n + i}` }, { address: addressOf(n + i) }),
        ),
      )),
    )
  return answers
}

describe('guessing passwords', () => {
  it.each<[string, Overrides]>([
    ['Redis', {}],
    ['PostgreSQL while Redis is away', { redisUrl: 'redis://127.0.0.1:1' }],
  ])(
    'of one account has five attempts over all addresses, counted in %s; a known device can still sign in [ID-16]',
    async (where, overrides) => {
      await using server = await startServer(overrides)
      await anAccount(server.ctx)
      const first = await guess(server, { password: PASSWORD })
      const { deviceKey } = Session.parse(first.data)
      const answers = await guesses(server, 120, anywhere)
      const compared = answers.filter(({ status }) => status === 400)
      expect(compared).toHaveLength(SIGN_IN_TRIES - 1) // the fifth gets 429
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(120 - compared.length)
      const owner = { password: PASSWORD }
      expect((await guess(server, owner)).status).toBe(429)
      expect((await guess(server, owner, { deviceKey })).status).toBe(200)
      expect((await guess(server, owner, { deviceKey: 'x'.repeat(43) })).status).toBe(429)
      const rows = await server.ctx.db.select().from(rateLimit)
      const fallback = rows.filter(({ key }) => key.includes(':count:'))
      expect(fallback.length > 0).toBe(where !== 'Redis')
    },
  )

  it('gets no additional attempts when Redis fails in between [ID-16]', async () => {
    await using server = await startServer({ redisUrl: inject('engines').redisUrl })
    await anAccount(server.ctx)
    const answers = []
    for (let n = 0; n < 8; n++) {
      if (n === 3) server.redis.disconnect()
      answers.push((await guess(server, {}, { address: anywhere(n) })).status)
    }
    expect(answers).toEqual([400, 400, 400, 400, 429, 429, 429, 429])
  })

  it('of an unknown account gets exactly the same answers [ID-9]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    for (let n = 0; n < SIGN_IN_TRIES + 2; n++) {
      const [known, unknown] = await Promise.all(
        ['yard_buyer', 'yard_unknown'].map((account) =>
          guess(server, { account }, { address: anywhere(n) }),
        ),
      )
      expect(known).toEqual(unknown)
      expect(known?.status).toBe(n < SIGN_IN_TRIES - 1 ? 400 : 429)
    }
  })

  it('from a known device has five attempts too [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const first = await guess(server, { password: PASSWORD })
    const { deviceKey } = Session.parse(first.data)
    const answers = []
    for (let n = 0; n < 7; n++) answers.push(await guess(server, {}, { deviceKey }))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 429, 429, 429])
    expect(answers.filter(wasCompared)).toHaveLength(SIGN_IN_TRIES)
    expect((await guess(server, { password: PASSWORD })).status).toBe(200)
  })

  it('starts again at zero after a correct password [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < SIGN_IN_TRIES - 1; n++) await guess(server, {}, { address: anywhere(n) })
      expect((await guess(server, { password: PASSWORD })).status).toBe(200)
    }
  })
})

describe('an address with many failed sign-ins', () => {
  /** Ten attempts with unknown accounts. */
  const failTenTimes = (server: TestServer) =>
    Promise.all(Array.from({ length: 10 }, (_, n) => guess(server, { account: `unknown_${n}` })))
  const needed = { status: 400, data: [{ field: 'proof', msg: expect.any(String) as string }] }

  it('needs a proof of work after ten failures, one per attempt; other addresses do not [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    await failTenTimes(server)
    const right = { password: PASSWORD }
    expect(await guess(server, right)).toMatchObject(needed)
    expect((await guess(server, right, { address: '10.1.1.1' })).status).toBe(200)
    const proof = await solved(server)
    const wrong = { ...proof, answer: proof.answer + 1 }
    const forged = { ...proof, challenge: `x${proof.challenge}` }
    for (const bad of [wrong, forged])
      expect(await guess(server, { ...right, proof: bad })).toMatchObject(needed)
    expect((await guess(server, { ...right, proof })).status).toBe(200)
    expect(await guess(server, { ...right, proof })).toMatchObject(needed)
  })

  it('must send the proof of work within five minutes [ID-16]', async () => {
    await using server = await startServer()
    await failTenTimes(server)
    const proof = await solved(server)
    server.turnClock('2026-11-14T08:05:00Z')
    expect(await guess(server, { proof })).toMatchObject(needed)
  })

  it('needs a proof of work to request a code as well [ID-16]', async () => {
    await using server = await startServer()
    await failTenTimes(server)
    const body = { purpose: 'login', channel: 'email', target: 'buyer@yard.example' }
    const { sendCode, recover } = identityEndpoints
    expect(await answered(server, sendCode, body)).toMatchObject(needed)
    expect(await answered(server, recover, { account: 'yard_buyer' })).toMatchObject(needed)
    const proof = await solved(server)
    expect((await answered(server, sendCode, { ...body, proof })).status).toBe(200)
  })

  it('shares its limit with its whole IPv6 /64 network [ID-16]', async () => {
    await using server = await startServer()
    for (let n = 0; n < 10; n++)
      await guess(server, { account: `unknown_${n}` }, { address: `2001:8f8:1:2::${n}` })
    const from = (address: string) => guess(server, { account: 'unknown' }, { address })
    expect((await from('2001:8f8:1:2:ffff::1')).data).toMatchObject([{ field: 'proof' }])
    expect((await from('2001:8f8:1:3::1')).data).toBeNull()
  })
})
