import { useRef } from 'react'
import { useProof } from '../login/use-proof.ts'
import type { FormFaults } from '../session.server.ts'
import { PROOF, SEND_CODE } from './code-wait.ts'

/**
 * Has the form sent again when the browser had to reckon something out before: by the button that
 * asks for a code if the form has one, since nothing else of such a form takes a proof.
 */
export function useFormProof(faults: FormFaults | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const reckoning = useProof(faults, (solved) => {
    const form = ref.current?.form
    if (!ref.current || !form) return
    ref.current.value = solved
    const button = form.querySelector<HTMLButtonElement>(`button[value=${SEND_CODE}]`)
    if (button) button.click()
    else form.requestSubmit()
  })
  return { field: { ref, type: 'hidden', name: PROOF }, reckoning }
}
