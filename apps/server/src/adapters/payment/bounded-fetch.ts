import { PaymentUnavailable } from '#kernel/ports/payment.ts'

interface Limits {
  timeoutMs: number
  mostBytes: number
}

export interface Fetched {
  status: number
  header: (name: string) => string | undefined
  body: Buffer
}

/** An answer of a provider within a time and a size; it follows no redirect. */
export async function boundedFetch(
  url: string,
  init: RequestInit,
  { timeoutMs, mostBytes }: Limits,
): Promise<Fetched> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const reply = await fetch(url, { ...init, signal, redirect: 'error' })
    const parts: Uint8Array[] = []
    let size = 0
    const body: AsyncIterable<Uint8Array> | null = reply.body
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > mostBytes) throw new Error('the answer is too large')
      parts.push(part)
    }
    const header = (name: string) => reply.headers.get(name) ?? undefined
    return { status: reply.status, header, body: Buffer.concat(parts) }
  } catch (cause) {
    throw new PaymentUnavailable('the payment provider did not answer', { cause })
  }
}
