import { signInTables } from '#features/identity/portal-sign-in/portal-sign-in.tables.ts'
import { staff } from '#features/people/staff/staff.tables.ts'

export const {
  app: staffApp,
  recoveryCode: staffRecoveryCode,
  passkey: staffPasskey,
  credential: staffCredential,
  step: staffStep,
} = signInTables({ name: 'staff', id: () => staff.id })
