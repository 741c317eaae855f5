import { useState } from 'react'

/** Of two answers that replace each other, the one that came last. */
export function useLatest<Answer>(
  one: Answer | undefined,
  other: Answer | undefined,
): Answer | undefined {
  const [seen, setSeen] = useState({ one, other, latest: one ?? other })
  if (one === seen.one && other === seen.other) return seen.latest
  const latest = one === seen.one ? other : one
  setSeen({ one, other, latest })
  return latest
}
