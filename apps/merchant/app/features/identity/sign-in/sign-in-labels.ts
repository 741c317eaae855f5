import type { Translate } from '@ironsouq/i18n/messages'
import type { SignInLabels } from '@ironsouq/portal/sign-in/sign-in-calls.ts'

export const signInLabels = (t: Translate): SignInLabels => ({
  portal: t('portal.merchantPortal'),
  lead: t('merchant.signInLead'),
  lost: t('merchant.signInLost'),
  open: t('merchant.open'),
})
