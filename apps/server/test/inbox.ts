import { inject } from 'vitest'

export interface Mail {
  to: { address: string }[]
  subject: string
  text: string
  html: string
  headers: Record<string, unknown>
  attachments: { contentType: string; contentId?: string; size?: number }[]
}

/** All mail to an address. The server filters: the mail of a whole run is several megabytes. */
export async function inbox(address: string): Promise<Mail[]> {
  const url = new URL('/api/email', inject('engines').inboxUrl)
  url.searchParams.set('to.address', address)
  const found = (await (await fetch(url)).json()) as Mail[]
  return found.filter(({ to }) => to.some((each) => each.address === address))
}
