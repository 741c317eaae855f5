import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { capital } from '@ironsouq/i18n/capital'
import type { Translate } from '@ironsouq/i18n/messages'

export const roleText = (t: Translate, role: MerchantRole): string =>
  t(`merchant.role${capital(role)}`)
