import type { SmsPort } from '#kernel/ports.ts'

const PATIENCE_MS = 10_000

/**
 * Short messages by Twilio's API, which others speak too. The account and its secret are the user
 * and password of the address.
 */
export function createSms(address: string, from: string): SmsPort {
  const { origin, username, password } = new URL(address)
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return {
    async send({ to, text }) {
      const reply = await fetch(`${origin}/2010-04-01/Accounts/${username}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      if (!reply.ok) throw new Error(`the message was refused with ${reply.status}`)
    },
  }
}
