import type { SocialType } from '@ironsouq/contract/identity/social.types'
import { SocialRefused, type SocialPort } from '#kernel/ports.ts'
import { createOpenId } from './openid.ts'
import type { SocialProvider } from './social.config.ts'
import type { Way } from './way.ts'
import { createWeChat } from './wechat.ts'

/** The providers of this shop. None is asked anything before somebody wants to come by it. */
export function createSocial(providers: readonly SocialProvider[], now: () => Date): SocialPort {
  const ways = new Map<SocialType, Way>(
    providers.map((provider) => [
      provider.type,
      provider.type === 'wechat' ? createWeChat(provider) : createOpenId(provider, now),
    ]),
  )
  const wayOf = (type: SocialType) => {
    const way = ways.get(type)
    if (!way) throw new SocialRefused(`${type} is not offered here`)
    return way
  }
  return {
    types: providers.map(({ type }) => type),
    begin: async (type, attempt) => wayOf(type).begin(attempt),
    finish: async (type, attempt) => wayOf(type).finish(attempt),
  }
}
