import { createHmac } from 'node:crypto'
import { WHATSAPP } from '@ironsouq/sandboxes/credentials'
import { listen } from '@ironsouq/sandboxes/listen'
import { startWhatsapp } from '@ironsouq/sandboxes/providers/whatsapp'
import { describe, expect, it } from 'vitest'
import { WhatsappRejected, WhatsappUnavailable, WhatsappUncertain } from '#kernel/ports/whatsapp.ts'
import { createWhatsapp, type CloudApi } from './cloud-api.ts'

const AT = new Date('2026-11-14T08:00:00Z').getTime()
const MESSAGE = { to: '+971505550141', text: 'It is still for sale', reference: 'r-1' }

function at(url: string, given: Partial<CloudApi> = {}) {
  const clock = { ms: AT }
  const now = () => new Date(clock.ms)
  return { clock, whatsapp: createWhatsapp({ ...WHATSAPP, url, now, ...given }) }
}

describe('a text to WhatsApp', () => {
  it('is taken with its reference and gets an id', async () => {
    await using api = await startWhatsapp()
    const id = await at(api.url).whatsapp.send(MESSAGE)
    expect(api.inbox()).toEqual([
      { id, to: '971505550141', text: 'It is still for sale', reference: 'r-1' },
    ])
  })

  it.each([
    ['a wrong token', { status: 401, code: 190 }],
    ['too many calls', { status: 400, code: 130_429 }],
    ['an API out of order', { status: 500, code: 131_016 }],
  ])('is sent again later after %s, and not at once', async (_, how) => {
    await using api = await startWhatsapp()
    const { clock, whatsapp } = at(api.url)
    api.behave(how)
    await expect(whatsapp.send(MESSAGE)).rejects.toThrow(WhatsappUnavailable)
    api.behave('well')
    await expect(whatsapp.send(MESSAGE)).rejects.toThrow('failed a moment ago')
    clock.ms += 10_000
    await whatsapp.send(MESSAGE)
    expect(api.inbox()).toHaveLength(1)
  })

  it.each([
    [131_047, true],
    [131_026, false],
  ])('that is refused with %s is not sent again', async (code, isLate) => {
    await using api = await startWhatsapp()
    const { whatsapp } = at(api.url)
    api.behave({ status: 400, code })
    const refused = await whatsapp.send(MESSAGE).catch((err: unknown) => err)
    expect(refused).toBeInstanceOf(WhatsappRejected)
    expect(refused).toMatchObject({ isLate })
    // The refusal of one message says nothing about the next one.
    api.behave('well')
    await whatsapp.send(MESSAGE)
    expect(api.inbox()).toHaveLength(1)
  })

  it('may have been taken when no answer comes', async () => {
    await using api = await startWhatsapp()
    api.behave('hang')
    const { whatsapp } = at(api.url, { timeoutMs: 50 })
    await expect(whatsapp.send(MESSAGE)).rejects.toThrow(WhatsappUncertain)
    api.behave('silent')
    await expect(at(api.url).whatsapp.send(MESSAGE)).rejects.toThrow(WhatsappUncertain)
    expect(api.inbox()).toHaveLength(1)
  })

  it('was not taken where nothing listens', async () => {
    const gone = await listen()
    await gone[Symbol.asyncDispose]()
    await expect(at(gone.url).whatsapp.send(MESSAGE)).rejects.toThrow(WhatsappUnavailable)
  })

  it('goes to no other place', async () => {
    const { answer, ...api } = await listen()
    await using _api = api
    const arrived: string[] = []
    answer((request, reply) => {
      arrived.push(request.url ?? '')
      return reply.writeHead(307, { location: '/elsewhere' }).end()
    })
    await expect(at(api.url).whatsapp.send(MESSAGE)).rejects.toThrow()
    expect(arrived).toEqual([`/${WHATSAPP.numberId}/messages`])
  })
})

describe('the signature of a webhook', () => {
  const { whatsapp } = at('http://127.0.0.1:1')
  const body = Buffer.from('{"object":"whatsapp_business_account","text":"\\u0645"}')
  const signed = (secret: string) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

  it('is over the exact bytes, with the secret of the app', () => {
    expect(whatsapp.isGenuine(body, signed(WHATSAPP.appSecret))).toBe(true)
    expect(whatsapp.isGenuine(Buffer.from(`${String(body)} `), signed(WHATSAPP.appSecret))).toBe(
      false,
    )
    expect(whatsapp.isGenuine(body, signed('another'))).toBe(false)
  })

  it.each([
    undefined,
    '',
    'sha256=',
    `sha1=${'0'.repeat(40)}`,
    `sha256=${'0'.repeat(63)}`,
    'sha256=é',
  ])('is not %s', (signature) => {
    expect(whatsapp.isGenuine(body, signature)).toBe(false)
  })
})
