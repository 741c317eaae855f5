import { Proof } from '@ironsouq/contract/identity/identity.schema'
import { textIn } from '../session.server.ts'
import { PROOF } from './code-wait.ts'

/** What the browser reckoned out, if it had to. */
export function proofIn(form: FormData) {
  try {
    const { data: proof } = Proof.safeParse(JSON.parse(textIn(form, PROOF)))
    return proof ? { proof } : {}
  } catch {
    return {}
  }
}
