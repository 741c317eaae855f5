import { useEffect, useRef, useState } from 'react'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { log } from '#kit/log.ts'

type ProofState = 'idle' | 'busy' | 'failed'

/** After this many proofs in a row the refusal has another reason. */
const MOST_IN_A_ROW = 3

/** When a form is refused because it needs a proof of work, solves it and submits the form again. */
export function useProof(
  faults: FormFaults | undefined,
  sendAgain: (proof: string) => void,
): ProofState {
  const [state, setState] = useState<ProofState>('idle')
  const sender = useRef(sendAgain)
  const inARow = useRef(0)
  useEffect(() => {
    sender.current = sendAgain
  })
  useEffect(() => {
    if (!faults?.needsProof || inARow.current >= MOST_IN_A_ROW) {
      inARow.current = 0
      setState(faults?.needsProof ? 'failed' : 'idle')
      return
    }
    inARow.current += 1
    const gone = new AbortController()
    setState('busy')
    import('./prove.ts')
      .then(({ prove }) => prove(gone.signal))
      .then((proof) => sender.current(proof))
      .catch((err: unknown) => {
        if (gone.signal.aborted) return
        log('a challenge could not be solved', err)
        setState('failed')
      })
    return () => gone.abort()
  }, [faults])
  return state
}
