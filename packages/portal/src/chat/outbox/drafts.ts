import type { Outgoing } from './outbox.ts'

/** What was written and not sent, by conversation, as long as the page is open. */
const drafts = new Map<string, string>()

export const of = (chatId: string): string => drafts.get(chatId) ?? ''

export const keep = (chatId: string, text: string): void => void drafts.set(chatId, text)

/** A refused text returns to the field, before what was written since. Returns what the field holds. */
export function takeBack({ chatId, content }: Outgoing): string {
  if (content.kind === 'text') keep(chatId, [content.text, of(chatId)].filter(Boolean).join('\n'))
  return of(chatId)
}
