import type { Translate } from '@ironsouq/i18n/messages'
import type { SignInWords } from '@ironsouq/portal/sign-in/sign-in-calls.ts'

export const signInWords = (t: Translate): SignInWords => ({
  portal: t('portal.merchantPortal'),
  lead: t('merchant.signInLead'),
  lost: t('merchant.signInLost'),
  open: t('merchant.open'),
})
