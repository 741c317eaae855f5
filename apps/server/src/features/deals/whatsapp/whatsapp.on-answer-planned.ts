import { consumer } from '#kernel/work/events.ts'
import { whatsappAnswerPlanned } from './whatsapp.events.ts'
import { sendStandardAnswer } from './whatsapp.send.service.ts'

export const sendPlannedAnswer = consumer({
  name: 'whatsapp.send-standard-answer',
  on: whatsappAnswerPlanned,
  workerPool: 'whatsapp',
  handle: (ctx, { answerId }) => sendStandardAnswer(ctx, answerId),
})
