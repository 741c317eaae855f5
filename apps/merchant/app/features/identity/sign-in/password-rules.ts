import { SELLER_PASSWORD } from '@ironsouq/contract/people/seller-account/seller-account.schema'
import type { Translate } from '@ironsouq/i18n/messages'

const isLongEnough = ({ length }: string) =>
  length >= SELLER_PASSWORD.min && length <= SELLER_PASSWORD.max

/** What a password must have, and whether what is typed has it. */
export const passwordRules = (t: Translate) => (typed: string) => [
  { label: t('merchant.passwordLength', SELLER_PASSWORD), isMet: isLongEnough(typed) },
]
