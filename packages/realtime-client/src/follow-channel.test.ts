import { expect, it } from 'vitest'
import { followChannel, type Missed } from './follow-channel.ts'

const CHANNEL = 'member:0192f000-0000-7000-8000-00000000aaaa'

function following(answer: (after: number) => Missed) {
  const got: unknown[] = []
  let resets = 0
  const channel = followChannel({
    channel: CHANNEL,
    missed: async (after) => answer(after),
    onMessage: (body) => void got.push(body),
    onReset: () => resets++,
  })
  const message = (seq: number) =>
    channel.receive({ type: 'message', channel: CHANNEL, seq, body: seq })
  return { ...channel, got, message, resets: () => resets }
}

const stored = (newest: number) => (after: number) => ({
  messages: Array.from({ length: Math.min(newest - after, 2) }, (_, n) => ({
    seq: after + n + 1,
    body: after + n + 1,
  })),
  seq: newest,
  isReset: false,
})

it('takes each message once and in order, and reads a gap by HTTP [AP-13]', async () => {
  const { receive, message, fill, got } = following(stored(7))
  receive({ type: 'joined', channel: CHANNEL, seq: 1 })
  expect([message(2), message(2), message(3), message(7)]).toEqual([false, false, false, true])
  expect(got).toEqual([2, 3])
  await fill()
  expect(got).toEqual([2, 3, 4, 5, 6, 7])
  expect(message(6)).toBe(false)
  expect(got).toHaveLength(6)
})

it('learns from a heartbeat that something is missing', async () => {
  const { receive, fill, got } = following(stored(3))
  receive({ type: 'joined', channel: CHANNEL, seq: 1 })
  expect(receive({ type: 'heartbeat', channels: { [CHANNEL]: 1 } })).toBe(false)
  expect(receive({ type: 'heartbeat', channels: { [CHANNEL]: 3 } })).toBe(true)
  await fill()
  expect(got).toEqual([2, 3])
})

it('asks for the state when messages are lost for good', async () => {
  const { receive, fill, last, resets, got } = following(() => ({
    messages: [],
    seq: 9,
    isReset: true,
  }))
  receive({ type: 'joined', channel: CHANNEL, seq: 1 })
  await fill()
  expect([last(), resets(), got]).toEqual([9, 1, []])
})
