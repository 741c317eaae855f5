import { CHAT_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import { textFrom, webhookWith } from '@ironsouq/sandboxes/providers/whatsapp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  localeOfText,
  partsOf,
  receivedIn,
  sendIdOf,
  stockNosIn,
} from './whatsapp.payload.rules.ts'

const OURS = '106540352242922'
const at = new Date('2026-11-14T08:00:00Z')

describe('a webhook', () => {
  it('is read in the order of sending, without what is for another number', () => {
    const late = textFrom('+971505550141', 'second', { at: new Date(at.getTime() + 5000), id: 'b' })
    const first = textFrom('+971505550141', 'first', { at, id: 'a' })
    const read = receivedIn(webhookWith({ messages: [late, first] }), OURS)
    expect(read.messages.map(({ text }) => text)).toEqual(['first', 'second'])
    expect(read.messages[0]).toMatchObject({ number: '+971505550141', sentAt: at })
    expect(receivedIn(webhookWith({ messages: [first] }, '1'), OURS).messages).toEqual([])
  })

  it('keeps what is right beside what is wrong', () => {
    const right = textFrom('+971505550141', 'right', { at })
    const messages = [{ id: 'x' }, right, [], { ...right, from: '0' }, { ...right, id: '' }]
    const read = receivedIn(webhookWith({ messages, statuses: [{ status: 'read' }] }), OURS)
    expect(read.messages.map(({ text }) => text)).toEqual(['right'])
    expect(read).toMatchObject({ statuses: [], unread: 5 })
  })

  it.each([
    null,
    'text',
    {},
    { object: 'page', entry: [] },
    { object: 'whatsapp_business_account' },
  ])('without a meaning says nothing: %j', (payload) => {
    expect(receivedIn(payload, OURS)).toEqual({ messages: [], statuses: [], unread: 1 })
  })

  it('has no text where the message is none', () => {
    const image = { ...textFrom('+971505550141', '', { at }), type: 'image', text: undefined }
    expect(receivedIn(webhookWith({ messages: [image] }), OURS).messages).toMatchObject([
      { text: null, isReaction: false },
    ])
  })
})

describe('a text', () => {
  it('that is longer than a message becomes several, and no sign is cut', () => {
    const parts = partsOf('🚜'.repeat(CHAT_TEXT_MAX))
    expect(parts.every((part) => part.length <= CHAT_TEXT_MAX)).toBe(true)
    expect(parts.join('')).toBe('🚜'.repeat(CHAT_TEXT_MAX))
    expect(partsOf(' \u200b\n')).toEqual([])
  })

  it('names machines by their stock numbers', () => {
    expect(stockNosIn('Hello: Cat 320, 2019, stock number ISQ-20417. https://x/ISQ-20417')).toEqual(
      ['ISQ-20417'],
    )
    expect(stockNosIn('A-1 B-2 C-3 D-4')).toHaveLength(3)
    expect(stockNosIn('no number')).toEqual([])
  })

  it.each([
    ['مرحبا', 'ar'],
    ['שלום', 'he'],
    ['안녕하세요', 'ko'],
    ['你好', 'zh_CN'],
    ['Hello', 'en'],
    [null, 'en'],
  ])('%s is answered in %s', (text, locale) => {
    expect(localeOfText(text)).toBe(locale)
  })
})

it('the id of a message of ours follows from that of WhatsApp', () => {
  const ids = [sendIdOf('wamid.a', 0), sendIdOf('wamid.a', 1), sendIdOf('wamid.b', 0)]
  expect(new Set(ids).size).toBe(3)
  expect(sendIdOf('wamid.a', 0)).toBe(ids[0])
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
})
