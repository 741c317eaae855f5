/** The changes of an account that its owner can undo. */
export const CHANGE_KINDS = [
  'mail',
  'mobile',
  'passkeyAdded',
  'passkeyRemoved',
  'socialBound',
  'socialUnbound',
  'secondFactorEnabled',
  'secondFactorDisabled',
  'recoveryCodesRenewed',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** How long a change can be undone. A password reset removes what was added within this time. */
export const UNDO_DAYS = 7
