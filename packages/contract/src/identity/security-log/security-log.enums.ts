/** What the security log records about an account. */
export const SECURITY_KINDS = [
  'signIn',
  'tokenReuse',
  'signOutOthers',
  'signOutByStaff',
  'passwordReset',
  'passwordChange',
  'mailChange',
  'mobileChange',
  'passkeyAdd',
  'passkeyRemove',
  'socialBind',
  'socialUnbind',
  'secondFactorEnable',
  'secondFactorDisable',
  'recoveryCodesRenew',
  'identityProof',
  'permissionGrant',
  'changeUndo',
  'dataExport',
  'dataDownload',
  'erasure',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** How a member signed in, or tried to. */
export const SIGN_IN_METHODS = [
  'registration',
  'password',
  'code',
  'passkey',
  'social',
  'totp',
  'recoveryCode',
] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

export const SECURITY_OUTCOMES = ['accepted', 'refused'] as const
