import { useState } from 'react'

/** The later of two responses. */
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
