import { feature } from '#kernel/registry.ts'
import { chatChannel, deskChannel, queueChannel } from './chat.channel.ts'
import { chatConductRoutes } from './chat.conduct.routes.ts'
import { deleteOldChats } from './chat.delete-old.job.ts'
import { chatDeskRoutes } from './chat.desk.routes.ts'
import { expireChats } from './chat.expire.job.ts'
import { chatUnreadNotice } from './chat.notices.ts'
import { notifyBuyers } from './chat.notify.job.ts'
import { publishUnread } from './chat.on-unread-changed.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chatRoutes } from './chat.routes.ts'
import { chat } from './chat.tables.ts'
import { chatTranslationRoutes } from './translation/chat.translation.routes.ts'

export const chatFeature = feature({
  name: 'chat',
  routes: [chatRoutes, chatDeskRoutes, chatConductRoutes, chatTranslationRoutes],
  consumers: [publishUnread],
  jobs: [deleteOldChats],
  deadlines: [expireChats, notifyBuyers],
  notices: [chatUnreadNotice],
  channels: [chatChannel, deskChannel, queueChannel],
  personalData: [chatPersonalData],
  retention: [{ table: chat, sweptBy: deleteOldChats.name }],
})
