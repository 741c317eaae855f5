import type { SmsPort } from '#kernel/ports/sms.ts'

interface Sms extends Pick<SmsPort, 'countries' | 'perDay'> {
  url: string
  from: string
}

const TIMEOUT_MS = 10_000

/**
 * SMS by Twilio's API, which other providers implement too. The account id and its secret are the
 * user and password of the URL.
 */
export function createSms({ url, from, ...limits }: Sms): SmsPort {
  const { origin, username, password } = new URL(url)
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return {
    ...limits,
    async send({ to, text }) {
      const reply = await fetch(`${origin}/2010-04-01/Accounts/${username}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error', // numbers and texts go to no other place
      })
      if (!reply.ok) throw new Error(`the SMS provider answered ${reply.status}`)
    },
  }
}
