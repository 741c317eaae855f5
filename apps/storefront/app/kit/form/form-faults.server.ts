import { ApiError } from '@ironsouq/contract/client'
import { FieldFault } from '@ironsouq/contract/envelope'
import type { KeyedFault } from '@ironsouq/contract/field-fault'
import { RECENT_PROOF } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { messagesOf } from '@ironsouq/i18n/load'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import { pageFailure } from '#kit/api/api.server.ts'
import type { FormFaults } from './form-answer.ts'

const isFault = (fault: unknown): fault is FieldFault => FieldFault.safeParse(fault).success

/** Only the first message of each field is shown. */
function byField(faults: readonly FieldFault[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { field, msg } of faults) fields[field] ??= msg
  return fields
}

/** A refusal of the API as the form shows it; any other failure becomes an error page. */
export function faultsOf(err: unknown): FormFaults {
  if (!(err instanceof ApiError) || err.status >= 500) throw pageFailure(err)
  const fields = byField(Array.isArray(err.data) ? err.data.filter(isFault) : [])
  const { [RECENT_PROOF]: identity, ...others } = fields
  return {
    msg: identity ?? err.message,
    fields: others,
    needsProof: 'proof' in fields,
    ...(identity !== undefined && { needsIdentity: true }),
    status: err.status,
  }
}

/** The faults of the contract's schema, with the same messages as the API's. */
export function spokenFaults(faults: readonly KeyedFault[], locale: LocaleCode): FormFaults {
  const i18n = runtimeOf(locale, messagesOf(locale, ['error']))
  const fields = byField(
    faults.map(({ field, key, values }) => ({ field, msg: i18n._(key, values) })),
  )
  return { msg: i18n._('error.invalid'), fields, needsProof: 'proof' in fields, status: 400 }
}

export interface ShownFields {
  /** The fields that the form shows; a fault of any other is shown for the form as a whole. */
  shows?: readonly string[]
  /** The field that a refusal without a field is about. */
  lone?: string | undefined
}

/** The same faults, each where the form can show it. */
export function placedFaults(faults: FormFaults, { shows, lone }: ShownFields): FormFaults {
  const all = Object.entries(faults.fields)
  const seen = shows ? all.filter(([name]) => shows.includes(name)) : all
  if (seen.length > 0) return { ...faults, fields: Object.fromEntries(seen) }
  const msg = all[0]?.[1] ?? faults.msg
  const isAtField = lone !== undefined && !faults.needsProof
  return { ...faults, msg, fields: isAtField ? { [lone]: msg } : {} }
}
