import { Envelope, isAccepted } from '@ironsouq/contract/envelope'
import { COUNTRY, sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import type { Log } from './log.ts'

const { renew } = sessionEndpoints
const RENEWAL_MS = 5000
const HANDED_ON = ['authorization', 'x-request-id', 'x-forwarded-for', 'user-agent', COUNTRY]

/**
 * Exchanges a token that is due. Of several concurrent calls one gets the new token; the others get
 * none and need none. The response that asked for the exchange is valid in any case.
 */
export async function renewed(
  apiUrl: string,
  asked: Headers,
  log: Log,
): Promise<{ token: string; seconds: number } | undefined> {
  const headers = new Headers()
  for (const name of HANDED_ON) {
    const value = asked.get(name)
    if (value !== null) headers.set(name, value)
  }
  try {
    const signal = AbortSignal.timeout(RENEWAL_MS)
    const reply = await fetch(apiUrl + renew.path, { method: renew.method, headers, signal })
    const answer = Envelope.parse(await reply.json())
    if (!isAccepted(answer)) return undefined
    const { token, seconds } = renew.data.parse(answer.data)
    return token === null ? undefined : { token, seconds }
  } catch (err) {
    log.warn({ err }, 'a token could not be exchanged')
    return undefined
  }
}
