import { job } from '#kernel/work/jobs.ts'
import { expiredChats } from './chat.queries.ts'
import { expireChat } from './chat.service.ts'

/** Ends consultations in which no one wrote for a day; the buyer begins a new one [CH-3]. */
export const expireChats = job({
  name: 'chat.expire',
  cron: '* * * * *',
  async run(ctx) {
    for (const { id } of await expiredChats(ctx)) await expireChat(ctx, id)
  },
})
