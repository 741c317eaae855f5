import { expect, it } from 'vitest'
import { codeWait } from './code-wait.ts'

const sent = {
  sentAt: '2026-11-17T12:44:00.000Z',
  expiresAt: '2026-11-17T12:54:00.000Z',
  resendAt: '2026-11-17T12:45:00.000Z',
}

it.each([
  ['when it was sent', '2026-11-17T12:44:00.000Z', 60],
  ['a while after', '2026-11-17T12:44:33.400Z', 27],
  ['when it may be asked for again', '2026-11-17T12:45:00.000Z', 0],
  ['long after', '2026-11-17T13:45:00.000Z', 0],
])('a code is waited for as long as is left, %s', (_, now, waitSeconds) => {
  expect(codeWait(sent, Date.parse(now))).toEqual({
    sentAt: sent.sentAt,
    goodMinutes: 10,
    waitSeconds,
  })
})
