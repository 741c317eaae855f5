import { signInTables } from '#features/identity/portal-sign-in/portal-sign-in.tables.ts'
import { sellerAccount } from '#features/people/seller-account/seller-account.tables.ts'

export const {
  app: sellerApp,
  recoveryCode: sellerRecoveryCode,
  passkey: sellerPasskey,
  credential: sellerCredential,
  step: sellerStep,
} = signInTables({ name: 'seller_account', id: () => sellerAccount.id })
