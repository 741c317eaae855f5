import { mobileOf } from '#features/identity/verification/verification.phone.rules.ts'
import { FieldFaults } from '#kernel/errors.ts'

/** A typed number in E.164, or a fault of its field. */
export function phoneOf(typed: string): string {
  const phone = mobileOf(typed)
  if (phone === null)
    throw new FieldFaults([{ field: 'phone', key: 'error.mobileWrong', values: {} }])
  return phone
}
