import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { accountEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { codeWait, INTENT, SEND_CODE } from '#kit/form/code-wait.ts'
import type { FormAnswer, IdentityAsk } from '#kit/form/form-answer.ts'
import { sendForm, textIn } from '#kit/form/read-form.server.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { digitsOf, latinDigits } from '#kit/text/input-filter.ts'
import { PROOF_FIELDS, REPEATS } from './proof-fields.ts'

/** The page never gets a password back. */
const isSecret = (name: string) => /password|original/i.test(name)

function repeatsOf(form: FormData): Record<string, string> {
  const proofs = new Set<string>([INTENT, REPEATS, ...Object.values(PROOF_FIELDS)])
  const names = [...form.keys()].filter((name) => !proofs.has(name) && !isSecret(name))
  return {
    ...Object.fromEntries(names.map((name) => [name, textIn(form, name)])),
    [REPEATS]: textIn(form, REPEATS) || textIn(form, INTENT),
  }
}

async function askFor(
  { api }: Visit,
  form: FormData,
  answer: Pick<IdentityAsk, 'faults' | 'sent'> = {},
): Promise<IdentityAsk> {
  const { ways, needsSecondFactor } = await api(identityProofEndpoints.status)
  return { ways, needsSecondFactor, repeats: repeatsOf(form), ...answer }
}

async function sendProofCode(visit: Visit, form: FormData): Promise<FormAnswer> {
  const { data, faults } = await sendForm(visit, accountEndpoints.sendCode, form, {
    given: { purpose: 'secure' },
    lone: PROOF_FIELDS.code,
  })
  if (faults) return { faults, asks: await askFor(visit, form, { faults }) }
  const sent = codeWait(data)
  return { sent, asks: await askFor(visit, form, { sent }) }
}

/**
 * Runs the command of a form. If it needs a recent proof of identity, the answer has `asks` for
 * `ProveIdentity`, which sends the fields of the form again together with the proof.
 */
export async function withProof<Answer extends FormAnswer>(
  visit: Visit,
  form: FormData,
  command: (form: FormData) => Promise<Answer>,
): Promise<Answer | FormAnswer> {
  const repeated = textIn(form, REPEATS)
  if (repeated !== '') {
    if (textIn(form, INTENT) === SEND_CODE) return sendProofCode(visit, form)
    const { faults } = await sendForm(visit, identityProofEndpoints.prove, form, {
      names: PROOF_FIELDS,
      given: {
        ...(form.has(PROOF_FIELDS.code) && { code: digitsOf }),
        ...(form.has(PROOF_FIELDS.secondFactor) && { secondFactor: latinDigits }),
      },
    })
    if (faults) return { asks: await askFor(visit, form, { faults }) }
    form.set(INTENT, repeated)
    form.delete(REPEATS)
  }
  const answer = await command(form)
  if (!answer.faults?.needsIdentity) return answer
  return { asks: await askFor(visit, form) }
}
