import type { SocialType } from '@ironsouq/contract/identity/social.types'

/** What is offered, and what is bound although it is offered no more: that too can be taken off. */
export function presentBindings(
  offered: readonly SocialType[],
  bound: readonly { socialType: SocialType; createdAt: Date }[],
) {
  const types = new Set([...offered, ...bound.map(({ socialType }) => socialType)])
  return [...types].map((socialType) => {
    const binding = bound.find((one) => one.socialType === socialType)
    return { socialType, boundAt: binding?.createdAt.toISOString() ?? null }
  })
}
