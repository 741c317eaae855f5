import {
  newPasswordRules,
  type PasswordRule,
} from '@ironsouq/contract/identity/identity/password.rules'
import type { Translate } from '@ironsouq/i18n/messages'

const RULE = {
  length: 'portalSignIn.ruleLength',
  letter: 'portalSignIn.ruleLetter',
  digit: 'portalSignIn.ruleDigit',
  sign: 'portalSignIn.ruleSign',
} as const satisfies Record<PasswordRule['name'], string>

/** What a password must have, and whether what is typed has it. */
export const passwordRules = (t: Translate) => (typed: string) =>
  newPasswordRules(typed).map(({ name, isMet }) => ({ label: t(RULE[name]), isMet }))
