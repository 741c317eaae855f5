import type { Translate } from '@ironsouq/i18n/messages'
import type { SignInWords } from '@ironsouq/portal/sign-in/sign-in-calls.ts'

export const signInWords = (t: Translate): SignInWords => ({
  portal: t('portal.backOffice'),
  lead: t('backofficeSignIn.lead'),
  lost: t('backofficeSignIn.lost'),
  open: t('backofficeSignIn.open'),
})
