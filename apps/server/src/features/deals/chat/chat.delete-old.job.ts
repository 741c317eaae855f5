import { CHAT_RETENTION_DAYS } from '@ironsouq/contract/deals/chat/chat.limits'
import { job } from '#kernel/work/jobs.ts'
import { deleteChats } from './chat.delete.service.ts'
import { oldChats } from './chat.queries.ts'

const RETENTION_MS = CHAT_RETENTION_DAYS * 86_400_000

export const deleteOldChats = job({
  name: 'chat.delete-old',
  cron: '35 * * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - RETENTION_MS)
    for (let ids = await oldChats(ctx, before); ids.length > 0; ids = await oldChats(ctx, before))
      await deleteChats(ctx, ids)
  },
})
