import { inject } from 'vitest'

export interface Mail {
  id: string
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

/** An email as it was sent, with all its headers. */
export async function sourceOf({ id }: Mail): Promise<string> {
  const url = new URL(`/api/email/${id}/source`, inject('engines').inboxUrl)
  return (await fetch(url)).text()
}

/** The calendar entries of an email, with folded lines joined. */
export async function calendarsIn(mail: Mail): Promise<string[]> {
  const source = await sourceOf(mail)
  const parts = source.matchAll(
    /^content-type: text\/calendar;[^]*?content-transfer-encoding: (\S+)[^]*?\r?\n\r?\n([^]*?)\r?\n--/gim,
  )
  return [...parts].map(([, encoding, body = '']) => {
    const text = Buffer.from(body, encoding === 'base64' ? 'base64' : 'utf8').toString()
    return text.replaceAll('\r\n ', '')
  })
}
