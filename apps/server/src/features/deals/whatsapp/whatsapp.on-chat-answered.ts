import { chatAnswered } from '#features/deals/chat/chat.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendAnswer } from './whatsapp.send.service.ts'

export const sendChatAnswer = consumer({
  name: 'whatsapp.send-answer',
  on: chatAnswered,
  workerPool: 'whatsapp',
  handle: (ctx, { messageId }) => sendAnswer(ctx, messageId),
})
