import type { DataOf } from '@ironsouq/contract/endpoint'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { RecoverySent } from '@ironsouq/contract/identity/identity/identity.schema'
import { stepCookie, textOf } from '#kit/form/step-cookie.server.ts'

/** A passkey or social login that the reset removed. */
export type Removed = DataOf<typeof identityEndpoints.recoverReset>['removed'][number]

/** The account as typed, whether or not it exists, and the ticket for the right code. */
export interface ResetStep {
  account: string
  sent: RecoverySent
  ticket?: string | undefined
  needsSecondFactor?: boolean
}

export const resetStep = stepCookie<ResetStep>('recover', (stored) => {
  const account = textOf(stored['account'])
  const sent = RecoverySent.safeParse(stored['sent'])
  if (!account || !sent.success) return null
  const needsSecondFactor = stored['needsSecondFactor'] === true
  return { account, sent: sent.data, ticket: textOf(stored['ticket']), needsSecondFactor }
})

/** A short-lived cookie for the last page. */
export const resetDone = stepCookie<{ isSaved: true; removed: Removed[] }>(
  'recovered',
  ({ isSaved, removed }) => {
    const read = identityEndpoints.recoverReset.data.safeParse({ removed })
    return isSaved === true ? { isSaved, removed: read.data?.removed ?? [] } : null
  },
)
