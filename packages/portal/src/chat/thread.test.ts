import type { ChatNote, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { describe, expect, it } from 'vitest'
import { entriesOf, joined } from './thread.ts'

const message = (seq: number, at = `2026-11-17T08:0${seq}:00.000Z`): ThreadMessage =>
  ({ seq, at, text: `${seq}` }) as ThreadMessage

const note = (noteId: string, at: string): ChatNote => ({
  noteId,
  authorName: 'Huda',
  text: 'Call after 17:00',
  transferredTo: null,
  at,
})

const seqs = (messages: readonly ThreadMessage[]) => messages.map(({ seq }) => seq)

describe('a thread at the console', () => {
  it('has each message once and in order, whatever came first', () => {
    expect(seqs(joined([message(2), message(3)], [message(1), message(2)]))).toEqual([1, 2, 3])
    expect(seqs(joined([], [message(4)]))).toEqual([4])
    expect(seqs(joined([message(4)], []))).toEqual([4])
  })

  it('has no gap: after messages were missed, only the newest part is shown', () => {
    expect(seqs(joined([message(1), message(2)], [message(5), message(6)]))).toEqual([5, 6])
  })

  it('shows notes at their time, and none of the time before the part that is loaded', () => {
    const day = (at: string) => at.slice(0, 10)
    const early = note('early', '2026-11-17T08:01:30.000Z')
    const late = note('late', '2026-11-17T08:04:30.000Z')
    const keys = (messages: readonly ThreadMessage[]) =>
      entriesOf(messages, [early, late], day).map(({ key }) => key)
    expect(keys([message(1), message(2)])).toEqual([
      'd2026-11-17T08:01:00.000Z',
      'm1',
      'early',
      'm2',
      'late',
    ])
    expect(keys([message(4), message(5)])).toEqual([
      'd2026-11-17T08:04:00.000Z',
      'm4',
      'late',
      'm5',
    ])
  })
})
