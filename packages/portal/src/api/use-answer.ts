import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 300

interface AnswerOptions {
  /** Typing pauses so long before the question is asked. */
  pauseMs?: number
  /** Why there is no answer; the client has logged it. */
  onRefused?: (reason: unknown) => void
}

/**
 * The answer to a question that follows what is typed; undefined without a question, while a new one is asked, and
 * without an answer.
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  { pauseMs = PAUSE_MS, onRefused }: AnswerOptions = {},
): Answer | undefined {
  const asked = question && JSON.stringify(question)
  const [known, setKnown] = useState<{ asked: string; answer: Answer }>()
  const answerTo = useEffectEvent((signal: AbortSignal) =>
    question === undefined || asked === undefined
      ? undefined
      : ask(question, signal).then(
          (answer) => setKnown({ asked, answer }),
          (err: unknown) => {
            if (!signal.aborted) onRefused?.(err)
          },
        ),
  )
  useEffect(() => {
    if (asked === undefined) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => void answerTo(stop.signal), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, pauseMs])
  return known?.asked === asked ? known?.answer : undefined
}
