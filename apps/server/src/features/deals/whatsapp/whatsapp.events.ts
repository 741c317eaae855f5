import { event } from '#kernel/work/events.ts'

/** Someone is to be sent a standard answer. */
export const whatsappAnswerPlanned = event<{ answerId: string }>('whatsapp.answer-planned')
