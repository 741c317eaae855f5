import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { isSolution } from '#features/identity/verification/verification.proof-of-work.rules.ts'
import { answered } from '../calls.ts'
import type { TestServer } from '../harness.ts'

/** Solves a challenge as a browser does. */
export async function solved(server: TestServer, caller: Parameters<typeof answered>[3] = {}) {
  const { data } = await answered(server, identityEndpoints.challenge, {}, caller)
  const { challenge, bits } = identityEndpoints.challenge.data.parse(data)
  let answer = 0
  while (!isSolution(challenge, answer, bits)) answer++
  return { challenge, answer }
}
