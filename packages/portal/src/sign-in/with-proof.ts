import { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { api } from '../api/api.ts'

interface Proof {
  challenge: string
  answer: number
}

function needsProof(err: unknown): boolean {
  const faults: unknown[] = err instanceof ApiError && Array.isArray(err.data) ? err.data : []
  return faults.some((each) => FieldFault.safeParse(each).data?.field === 'proof')
}

/** Makes the call; if it is refused because it needs a proof of work, solves one and calls again. */
export async function withProof<Data>(
  call: (proof?: Proof) => Promise<Data>,
  onSolving: (isSolving: boolean) => void,
): Promise<Data> {
  try {
    return await call()
  } catch (err) {
    if (!needsProof(err)) throw err
  }
  onSolving(true)
  try {
    const { solveChallenge } = await import('@ironsouq/contract/identity/identity/solve-challenge')
    const asked = await api(identityEndpoints.challenge)
    return await call({ challenge: asked.challenge, answer: await solveChallenge(asked) })
  } finally {
    onSolving(false)
  }
}
