import { useEffect, useRef, useState } from 'react'
import { log } from '../log.ts'
import type { FormFaults } from '../session.server.ts'

type Reckoning = 'idle' | 'busy' | 'failed'

/** A browser that is asked again and again is not listened to for another reason. */
const MOST_IN_A_ROW = 3

/**
 * When a form is refused until the browser has reckoned something out, reckons it out and has the
 * form sent again with it, by itself.
 */
export function useProof(
  faults: FormFaults | undefined,
  sendAgain: (proof: string) => void,
): Reckoning {
  const [state, setState] = useState<Reckoning>('idle')
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
