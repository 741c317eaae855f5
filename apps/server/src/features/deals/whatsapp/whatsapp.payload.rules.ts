import { createHash } from 'node:crypto'
import { CHAT_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import * as z from 'zod/mini'

const WhatsappId = z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[\x21-\x7e]+$/))
/** A number in E.164 without its plus. */
const Digits = z.string().check(z.regex(/^[1-9]\d{6,14}$/))
const Seconds = z.string().check(z.regex(/^\d{1,12}$/))

const Message = z.object({
  id: WhatsappId,
  from: Digits,
  timestamp: Seconds,
  type: z.string(),
  text: z.optional(z.object({ body: z.string() })),
})

const Status = z.object({
  id: WhatsappId,
  status: z.string(),
  errors: z.optional(z.array(z.object({ code: z.int() }))),
  biz_opaque_callback_data: z.optional(z.string()),
})

const Value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  messages: z._default(z.array(z.unknown()), []),
  statuses: z._default(z.array(z.unknown()), []),
})

const Payload = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) }),
  ),
})

export interface ReceivedMessage {
  whatsappId: string
  /** E.164. */
  number: string
  sentAt: Date
  /** Null for everything that is no text. */
  text: string | null
  /** A reaction to a message says nothing that needs an answer. */
  isReaction: boolean
}

export interface ReceivedStatus {
  whatsappId: string
  status: string
  errorCodes: readonly number[]
  /** The id of the answer, as we gave it along. */
  reference: string | null
}

export interface Received {
  messages: ReceivedMessage[]
  statuses: ReceivedStatus[]
  /** What could not be read. */
  unread: number
}

const messageOf = (given: z.output<typeof Message>): ReceivedMessage => ({
  whatsappId: given.id,
  number: `+${given.from}`,
  sentAt: new Date(Number(given.timestamp) * 1000),
  text: given.type === 'text' ? (given.text?.body.replaceAll('\0', '') ?? null) : null,
  isReaction: given.type === 'reaction',
})

const statusOf = (given: z.output<typeof Status>): ReceivedStatus => ({
  whatsappId: given.id,
  status: given.status,
  errorCodes: (given.errors ?? []).map(({ code }) => code),
  reference: given.biz_opaque_callback_data ?? null,
})

/** What a webhook says about our number, in the order of sending. One part that is wrong spoils no other. */
export function receivedIn(payload: unknown, numberId: string): Received {
  const parsed = Payload.safeParse(payload)
  if (!parsed.success) return { messages: [], statuses: [], unread: 1 }
  const changes = parsed.data.entry.flatMap((entry) => entry.changes)
  const values = changes.flatMap(({ field, value }) => (field === 'messages' ? [value] : []))
  const read = values.map((value) => Value.safeParse(value))
  const own = read.flatMap(({ data }) =>
    data?.metadata.phone_number_id === numberId ? [data] : [],
  )
  const messages = own.flatMap((value) => value.messages.map((each) => Message.safeParse(each)))
  const statuses = own.flatMap((value) => value.statuses.map((each) => Status.safeParse(each)))
  return {
    messages: messages
      .flatMap(({ data }) => (data ? [messageOf(data)] : []))
      .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime()),
    statuses: statuses.flatMap(({ data }) => (data ? [statusOf(data)] : [])),
    unread: [...read, ...messages, ...statuses].filter(({ success }) => !success).length,
  }
}

/** The first half of a sign that takes two. */
const HALF = /[\uD800-\uDBFF]$/

/** A message of WhatsApp may be twice as long as one of ours. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let rest = text; rest !== ''; rest = rest.slice(parts.at(-1)?.length)) {
    const part = rest.slice(0, CHAT_TEXT_MAX)
    parts.push(rest.length > part.length && HALF.test(part) ? part.slice(0, -1) : part)
  }
  return parts.filter((each) => /[^\s\p{Cf}]/u.test(each))
}

/** The same for every time that WhatsApp sends one message. */
export function sendIdOf(whatsappId: string, part: number): string {
  const hex = createHash('sha256').update(`${part}:${whatsappId}`).digest('hex')
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...groups, hex.slice(20, 32)].join('-')
}

const STOCK_NO = /\b[A-Z]{1,6}-\d{1,12}\b/g
const STOCK_NOS_MAX = 3

/** The stock numbers that a text names, as the links of machine pages do. */
export const stockNosIn = (text: string): string[] =>
  [...new Set(text.match(STOCK_NO))].slice(0, STOCK_NOS_MAX)

const SCRIPTS: readonly (readonly [LocaleCode, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh_CN', /\p{Script=Han}/u],
]

/** The language of someone of whom nothing but a text is known. */
export const localeOfText = (text: string | null): LocaleCode =>
  SCRIPTS.find(([, script]) => script.test(text ?? ''))?.[0] ?? DEFAULT_LOCALE
