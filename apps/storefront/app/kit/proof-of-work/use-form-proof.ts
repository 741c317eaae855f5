import { useRef } from 'react'
import { PROOF, SEND_CODE } from '#kit/form/code-wait.ts'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { useProof } from './use-proof.ts'

/**
 * Submits the form again with a solved proof of work: by the button that sends a code if the form
 * has one, because no other command of such a form accepts a proof.
 */
export function useFormProof(faults: FormFaults | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const proofState = useProof(faults, (solved) => {
    const form = ref.current?.form
    if (!ref.current || !form) return
    ref.current.value = solved
    const button = form.querySelector<HTMLButtonElement>(`button[value=${SEND_CODE}]`)
    if (button) button.click()
    else form.requestSubmit()
  })
  return { field: { ref, type: 'hidden', name: PROOF }, proofState }
}
