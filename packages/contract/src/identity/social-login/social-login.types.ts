/** The supported providers; the configuration enables them. */
export const SOCIAL_TYPES = ['google', 'apple', 'microsoft', 'wechat', 'facebook'] as const
export type SocialType = (typeof SOCIAL_TYPES)[number]
