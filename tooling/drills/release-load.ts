import { setTimeout as sleep } from 'node:timers/promises'

export type Kind = 'page' | 'list' | 'sign-in'

/** What one request to a process does; it returns what failed, or nothing. */
export type Request = (base: string) => Promise<string | undefined>

export interface LoadResults {
  sent: Record<Kind, number>
  failures: string[]
}

export interface ReleaseLoad {
  /** The processes that receive requests now; they change while the load runs. */
  targets: () => { api: readonly string[]; storefront: readonly string[] }
  requests: Record<Kind, readonly Request[]>
  perSecond: Record<Kind, number>
  isOver: () => boolean
}

/** Sends each kind of request at its own constant rate to the processes in turn. */
export async function sendRequests(load: ReleaseLoad): Promise<LoadResults> {
  const results: LoadResults = { sent: { page: 0, list: 0, 'sign-in': 0 }, failures: [] }
  const pending = new Set<Promise<void>>()
  const send = (kind: Kind, n: number) => {
    const targets = load.targets()[kind === 'page' ? 'storefront' : 'api']
    const base = targets[n % targets.length]
    const request = load.requests[kind][n % load.requests[kind].length]
    if (!base || !request) throw new Error(`nothing to request for ${kind}`)
    const sending = request(base)
      .catch((error: unknown) => String(error))
      .then((failure) => {
        if (failure) results.failures.push(`${kind} at ${base}: ${failure}`)
      })
      .finally(() => pending.delete(sending))
    pending.add(sending)
  }
  const start = performance.now()
  const kinds = Object.keys(results.sent) as Kind[]
  while (!load.isOver()) {
    const elapsed = (performance.now() - start) / 1000
    for (const kind of kinds)
      while (results.sent[kind] < Math.floor(elapsed * load.perSecond[kind]))
        send(kind, results.sent[kind]++)
    await sleep(5)
  }
  await Promise.all(pending)
  return results
}
