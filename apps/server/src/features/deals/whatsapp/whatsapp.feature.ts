import { feature } from '#kernel/registry.ts'
import { sendPlannedAnswer } from './whatsapp.on-answer-planned.ts'
import { sendChatAnswer } from './whatsapp.on-chat-answered.ts'
import { whatsappPersonalData } from './whatsapp.personal-data.ts'
import { whatsappAnswer, whatsappMessage } from './whatsapp.tables.ts'
import { whatsappWebhook } from './whatsapp.webhook.ts'

export const whatsappFeature = feature({
  name: 'whatsapp',
  webhooks: [whatsappWebhook],
  consumers: [sendChatAnswer, sendPlannedAnswer],
  personalData: [whatsappPersonalData],
  retention: [
    // WhatsApp sends a webhook again for a week, and statuses for a month.
    { table: whatsappMessage, since: whatsappMessage.createdAt, days: 35 },
    { table: whatsappAnswer, since: whatsappAnswer.createdAt, days: 2 },
  ],
})
