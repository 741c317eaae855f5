import type { BodyOf, DataOf } from '@ironsouq/contract/endpoint'
import type { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import type { AnsweredPasskey, AskedPasskey, Secret } from '../sign-in/sign-in-calls.ts'

type Staff = typeof staffAccountEndpoints

/** The second factors of an account. */
export type Factors = DataOf<Staff['factors']>
/** A code, or the answer of a passkey. */
export type Proof = BodyOf<Staff['prove']>

/** The calls of the own account. Each portal has its own, for its own people. */
export interface AccountCalls {
  askProof: () => Promise<AskedPasskey>
  prove: (proof: Proof) => Promise<unknown>
  changePassword: (given: BodyOf<Staff['changePassword']>) => Promise<null>
  beginApp: () => Promise<Secret>
  enableApp: (code: string) => Promise<null>
  removeApp: () => Promise<null>
  askNewPasskey: () => Promise<AskedPasskey>
  addPasskey: (given: AnsweredPasskey & { name: string }) => Promise<unknown>
  removePasskey: (passkeyId: string) => Promise<null>
  renewCodes: () => Promise<{ recoveryCodes: readonly string[] }>
  endSession: (sessionId: string) => Promise<null>
}
