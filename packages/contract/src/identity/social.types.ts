/** The providers there may be; which of them this shop offers is configuration. */
export const SOCIAL_TYPES = ['google', 'apple', 'microsoft', 'wechat', 'facebook'] as const
export type SocialType = (typeof SOCIAL_TYPES)[number]
