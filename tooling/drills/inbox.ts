const PATIENCE_MS = 15_000

/** What was mailed to an address, read from the inbox of the mail server. */
export async function mailsTo(inbox: string, address: string): Promise<{ text: string }[]> {
  const url = new URL('/api/email', inbox)
  url.searchParams.set('to.address', address)
  const reply = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return (await reply.json()) as { text: string }[]
}
