import { signWithPasskey } from './passkey.ts'
import type { SignInCalls } from './sign-in-calls.ts'
import type { useGateCall } from './use-gate-call.ts'

/** Signs in with a passkey, at any step before the session. */
export function usePasskey(
  calls: SignInCalls,
  run: ReturnType<typeof useGateCall>['run'],
  onSignedIn: () => void,
): () => Promise<void> {
  return async () => {
    const session = await run(async () =>
      calls.passkey(await signWithPasskey(await calls.askPasskey())),
    )
    if (session) onSignedIn()
  }
}
