import type { SocialType } from '@ironsouq/contract/identity/social.types'

/** They call themselves so in every language. */
export const SOCIAL_NAMES: Record<SocialType, string> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  wechat: 'WeChat',
  facebook: 'Facebook',
}
