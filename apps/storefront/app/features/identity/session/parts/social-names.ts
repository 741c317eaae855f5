import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'

/** Brand names, the same in every language. */
export const SOCIAL_NAMES: Record<SocialType, string> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
  wechat: 'WeChat',
  facebook: 'Facebook',
}
