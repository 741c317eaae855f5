import { randomAddress } from '../password-guessing.requests.ts'
import type { HostileRequest } from './requests.ts'

export interface Bases {
  api: string
  storefront: string
}

/** How the process answered: a status, `closed` without one, or `late`. */
export type Outcome = string

const PATIENCE_MS = 20_000
const CONCURRENCY = 4

async function send(bases: Bases, request: HostileRequest): Promise<Outcome> {
  const { to, method, path, headers, body } = request
  try {
    const reply = await fetch(bases[to] + path, {
      method,
      // Every request comes from another address, so that no limit of an address is reached.
      headers: { 'x-forwarded-for': randomAddress(), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: body() }),
    })
    await reply.arrayBuffer()
    return String(reply.status)
  } catch (error) {
    // A process closes the connection when it refuses a body before all of it has arrived.
    return error instanceof Error && error.name === 'TimeoutError' ? 'late' : 'closed'
  }
}

export interface Sent {
  outcomes: Map<Outcome, number>
  faults: string[]
}

/** Sends all requests, a few at once. */
export async function sendAll(bases: Bases, requests: readonly HostileRequest[]): Promise<Sent> {
  const sent: Sent = { outcomes: new Map(), faults: [] }
  let next = 0
  const sender = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const outcome = await send(bases, request)
      sent.outcomes.set(outcome, (sent.outcomes.get(outcome) ?? 0) + 1)
      const isFault = outcome === 'late' || (outcome.startsWith('5') && outcome !== '503')
      if (isFault) sent.faults.push(`${request.name}: ${outcome}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sender))
  return sent
}
