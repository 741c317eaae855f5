import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { SocialRejected, type SocialPort } from '#kernel/ports/social.ts'
import { createOpenId } from './openid.ts'
import type { SocialProviderClient } from './provider.ts'
import type { SocialProvider } from './social.config.ts'
import { createWeChat } from './wechat.ts'

/** The providers of this installation. None is contacted before its first use. */
export function createSocial(providers: readonly SocialProvider[], now: () => Date): SocialPort {
  const ways = new Map<SocialType, SocialProviderClient>(
    providers.map((provider) => [
      provider.type,
      provider.type === 'wechat' ? createWeChat(provider) : createOpenId(provider, now),
    ]),
  )
  const wayOf = (type: SocialType) => {
    const way = ways.get(type)
    if (!way) throw new SocialRejected(`${type} is not offered here`)
    return way
  }
  return {
    types: providers.map(({ type }) => type),
    begin: async (type, attempt) => wayOf(type).begin(attempt),
    finish: async (type, attempt) => wayOf(type).finish(attempt),
  }
}
