import { deadline } from '#kernel/work/deadlines.ts'
import { expireChat } from './chat.service.ts'
import { chat } from './chat.tables.ts'

/** Ends consultations in which no one wrote for a day; the buyer begins a new one [CH-3]. */
export const expireChats = deadline({
  name: 'chat.expire',
  table: chat,
  at: 'expiresAt',
  run: (ctx, { id }) => expireChat(ctx, id),
})
