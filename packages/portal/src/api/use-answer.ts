import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

/**
 * The answer to a question that follows what is typed; undefined without a question, and while a new one is asked. A
 * question without an answer has none: the client has logged why.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Answer | undefined {
  const asked = question && JSON.stringify(question)
  const [known, setKnown] = useState<{ asked: string; answer: Answer }>()
  const answerTo = useEffectEvent((signal: AbortSignal) =>
    question === undefined || asked === undefined
      ? undefined
      : ask(question, signal).then(
          (answer) => setKnown({ asked, answer }),
          () => {},
        ),
  )
  useEffect(() => {
    if (asked === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => void answerTo(stop.signal), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return known?.asked === asked ? known?.answer : undefined
}
