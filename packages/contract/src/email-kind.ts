/** What an email is about, as the figures count it. */
export const EMAIL_KINDS = [
  'code',
  'notice',
  'viewing',
  'subscription',
  'accountChange',
  'erasure',
  'invitation',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]
