import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'

/** Offered providers, and bound ones that are no longer offered: these can still be unbound. */
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
