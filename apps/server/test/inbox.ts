import { inject } from 'vitest'

export interface Mail {
  to: { address: string }[]
  subject: string
  text: string
  html: string
  headers: Record<string, unknown>
  attachments: { contentType: string; contentId?: string; size?: number }[]
}

/** What came to an address, as the SMTP catcher tells it. */
export async function inbox(address: string): Promise<Mail[]> {
  const reply = await fetch(new URL('/api/email', inject('engines').inboxUrl))
  const all = (await reply.json()) as Mail[]
  return all.filter(({ to }) => to.some((each) => each.address === address))
}
