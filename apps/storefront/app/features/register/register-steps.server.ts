import { type Channel, CHANNELS, CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { backPath } from '#shell/back-path.ts'
import { keptStep, textOf } from '#shell/forms/kept-step.server.ts'

/** An address or a number that a code was sent to, and what the right code gave. */
export interface RegisterStep {
  channel: Channel
  target: string
  sent: CodeSent
  ticket?: string | undefined
  /** Where the reader came from. */
  back: string
}

const channelOf = (value: unknown) => CHANNELS.find((channel) => channel === value)

export const registerStep = keptStep<RegisterStep>('register', (kept) => {
  const channel = channelOf(kept['channel'])
  const target = textOf(kept['target'])
  const sent = CodeSent.safeParse(kept['sent'])
  if (!channel || !target || !sent.success) return null
  const ticket = textOf(kept['ticket'])
  return { channel, target, sent: sent.data, ticket, back: backPath(kept['back']) }
})

/** What the last page says of the account that was opened. */
interface RegisterDone {
  account: string
  isMailed: boolean
  back: string
}

export const registerDone = keptStep<RegisterDone>('registered', (kept) => {
  const account = textOf(kept['account'])
  return account
    ? { account, isMailed: kept['isMailed'] === true, back: backPath(kept['back']) }
    : null
})
