import type { Translate } from '@ironsouq/i18n/messages'
import type { SignInLabels } from '@ironsouq/portal/sign-in/sign-in-calls.ts'

export const signInLabels = (t: Translate): SignInLabels => ({
  portal: t('portal.backOffice'),
  lead: t('backofficeSignIn.lead'),
  lost: t('backofficeSignIn.lost'),
  open: t('backofficeSignIn.open'),
})
