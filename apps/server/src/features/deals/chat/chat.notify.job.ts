import { job } from '#kernel/work/jobs.ts'
import { chatsToNotify } from './chat.queries.ts'
import { notifyOfUnread } from './chat.unread.service.ts'

/** Notifies buyers of messages that they have not read. */
export const notifyBuyers = job({
  name: 'chat.notify',
  cron: '* * * * *',
  async run(ctx) {
    for (const { id } of await chatsToNotify(ctx)) await notifyOfUnread(ctx, id)
  },
})
