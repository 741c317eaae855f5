import { smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { WECHAT } from '@ironsouq/sandboxes/credentials'
import { listen } from '@ironsouq/sandboxes/listen'
import { expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { SocialUnavailable } from '#kernel/ports/social.ts'
import { createSms } from './sms/twilio.ts'
import { createSocial } from './social/social.ts'

/** A provider that sends every caller to another address, and what arrives there. */
async function aRedirect() {
  const { answer, ...running } = await listen()
  const arrived: string[] = []
  answer((request, reply) => {
    if (request.url?.startsWith('/elsewhere')) {
      arrived.push(request.url)
      return reply.writeHead(200).end('{}')
    }
    return reply.writeHead(307, { location: '/elsewhere' }).end()
  })
  return { ...running, arrived }
}

it('a text message does not follow a redirect', async () => {
  await using provider = await aRedirect()
  const sms = createSms({ url: smsAddressOf(provider.url), from: 'x', countries: [], perDay: 1 })
  await expect(sms.send({ to: '+971501234567', text: 'a code' })).rejects.toThrow()
  expect(provider.arrived).toEqual([])
})

it('a social login by WeChat does not follow a redirect', async () => {
  await using provider = await aRedirect()
  const wechat = {
    type: 'wechat' as const,
    ...WECHAT,
    pageUrl: provider.url,
    apiUrl: provider.url,
  }
  const social = createSocial([wechat], systemClock)
  const attempt = {
    callbackUrl: 'http://shop.example/login',
    state: 's',
    nonce: 'n',
    verifier: 'v',
  }
  const finish = social.finish('wechat', { ...attempt, query: 'code=c&state=s' })
  await expect(finish).rejects.toThrow(SocialUnavailable)
  expect(provider.arrived).toEqual([])
})
