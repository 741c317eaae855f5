import {
  type Channel,
  CHANNELS,
  CodeSent,
} from '@ironsouq/contract/identity/identity/identity.schema'
import { stepCookie, textOf } from '#kit/form/step-cookie.server.ts'
import { backPath } from '#kit/navigation/back-path.ts'

/** The address or number that a code was sent to, and the ticket for the right code. */
export interface RegisterStep {
  channel: Channel
  target: string
  sent: CodeSent
  ticket?: string | undefined
  /** The page the user came from. */
  back: string
}

const channelOf = (value: unknown) => CHANNELS.find((channel) => channel === value)

export const registerStep = stepCookie<RegisterStep>('register', (stored) => {
  const channel = channelOf(stored['channel'])
  const target = textOf(stored['target'])
  const sent = CodeSent.safeParse(stored['sent'])
  if (!channel || !target || !sent.success) return null
  const ticket = textOf(stored['ticket'])
  return { channel, target, sent: sent.data, ticket, back: backPath(stored['back']) }
})

/** The data of the last page about the new account. */
interface RegisterDone {
  account: string
  isMailed: boolean
  back: string
}

export const registerDone = stepCookie<RegisterDone>('registered', (stored) => {
  const account = textOf(stored['account'])
  return account
    ? { account, isMailed: stored['isMailed'] === true, back: backPath(stored['back']) }
    : null
})
