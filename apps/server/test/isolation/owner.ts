import type { Make } from './row-maker.ts'

export type Values = Record<string, unknown>

/** Someone with a row of every kind that their endpoints can name. */
export interface Owner {
  id: string
  /** The ids that requests name, by the name of the field. */
  ids: Values
  /** For endpoints where the name means another row, one of another state, or several rows in turn. */
  idsAt: Record<string, Values | readonly Values[]>
  /** The other values of requests, by the name of the field. */
  values: Values
  valuesAt: Record<string, Values>
  /** The token of a session that lasts. */
  reading: string
  /** That of a new one, for commands that end a session. */
  token: () => Promise<string>
}

/** The same for everyone: what belongs to no one, and ids that a sender chooses. */
export interface World {
  ids: Values
}

/** What machines refer to, and an inquiry that was pushed to both sellers. */
export interface Market extends World {
  ids: { categoryId: string; brandId: string; yardId: string; sendId: string }
  certificationId: string
  pointId: string
  sharedInquiryId: string
  buyerId: string
  modelId: string
  productCategoryId: string
}

/** A conversation with a text, a picture, a translation and a note. */
export async function aConversation(make: Make, values: Values) {
  const chat = await make('chat', { consultation: 1, locale: 'en', last_seq: 2, ...values })
  const chat_id = chat.id
  const of = { chat_id, consultation: 1, author: 'buyer', author_id: values['member_id'] }
  const asked = await make('chat_message', { ...of, seq: 1, kind: 'text' })
  const picture = { body: '', picture_key: `chat/${chat_id}/320.webp`, width: 320, height: 240 }
  await make('chat_message', { ...of, ...picture, seq: 2, kind: 'image' })
  await make('chat_translation', { message_id: asked.id, locale: 'en' })
  await make('chat_note', { chat_id })
  await make('channel_head', { kind: 'chat', channel_id: chat_id, seq: 1 })
  const body = JSON.stringify({ type: 'message', seq: 1 })
  await make('channel_message', { kind: 'chat', channel_id: chat_id, seq: 1, body })
  return chat_id
}

/** An inquiry that was pushed, with a message and a file. */
export async function anInquiry(make: Make, values: Values) {
  const { id } = await make('inquiry', {
    quantity: 1,
    country: '',
    locale: 'en',
    state: 'pushed',
    recipient: 'seller',
    pushed_at: '2026-11-14T07:00:00Z',
    last_seq: 1,
    buyer_read_seq: 1,
    ...values,
  })
  const author_id = values['member_id']
  const message = await make('inquiry_message', { inquiry_id: id, author: 'buyer', author_id })
  const file = await make('inquiry_attachment', {
    owner_audience: 'member',
    owner_id: author_id,
    message_id: message.id,
    type: 'application/pdf',
    state: 'ready',
    object_key: `inquiry/${id}`,
  })
  return { inquiryId: id, attachmentId: file.id }
}

/** A price for a machine: a quote, or an offer. */
export const aQuote = async (make: Make, values: Values) => {
  const terms = { vat: 'standard', delivery: 'yard', warranty: 'none', rate_currency: 'USD' }
  const made = await make('quote', { kind: 'quote', state: 'open', ...terms, ...values })
  return made.id
}

/** One that was accepted: the machine is reserved and the invoice is drawn. */
export async function anAcceptedQuote(make: Make, number: number, values: Values) {
  const times = { accepted_at: '2026-11-14T07:00:00Z', reserved_until: '2036-01-01T00:00:00Z' }
  const quote_id = await aQuote(make, { ...values, ...times, state: 'accepted' })
  const seller_id = values['seller_id']
  await make('proforma', {
    quote_id,
    seller_id,
    object_key: `proforma/${quote_id}`,
    drawn_at: times.accepted_at,
    year: 2026,
    // Far from the numbers that calls take.
    number: 100 + number,
    locale: 'en',
  })
  return quote_id
}

/** A picture that its owner uploaded. */
export const anUpload = async (make: Make, values: Values) => {
  const ready = { picture_key: `picture/${crypto.randomUUID()}/320.webp`, width: 320, height: 240 }
  const isReady = values['state'] === 'ready'
  const made = await make('upload', {
    declared_type: 'image/png',
    original_key: `incoming/${crypto.randomUUID()}`,
    ...(isReady && ready),
    ...values,
  })
  return { uploadId: made.id, key: String(made['original_key']) }
}
