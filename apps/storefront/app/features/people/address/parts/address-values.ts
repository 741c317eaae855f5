import { ApiError } from '@ironsouq/contract/client'
import type { AddressCopy, AddressForm } from '@ironsouq/contract/people/address/address.schema'

export interface AddressFaults {
  msg: string
  fields: Readonly<Record<string, string>>
}

/** What was typed, as the API takes it. A field that the country has not is null. */
export function addressIn(form: FormData, country: string, before?: AddressCopy): AddressForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const isUae = country === 'AE'
  return {
    recipient: text('recipient'),
    phone: text('phone'),
    country,
    // A region that stays is disabled, and a form does not send it.
    region: form.has('region') ? text('region') : (before?.region ?? ''),
    city: text('city'),
    detail: text('detail'),
    makani: isUae ? text('makani') || null : null,
    postalCode: isUae ? null : text('postalCode') || null,
    isDefault: form.has('isDefault'),
  }
}

interface Fault {
  field: string
  msg: string
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'msg' in value &&
  typeof value.msg === 'string'

/** A refusal as the form shows it: the address may be inside another body. */
export function faultsOf(err: unknown, otherwise: string): AddressFaults {
  if (!(err instanceof ApiError)) return { msg: otherwise, fields: {} }
  const faults = Array.isArray(err.data) ? err.data.filter(isFault) : []
  const fields = Object.fromEntries(
    faults.toReversed().map(({ field, msg }) => [field.replace(/^address\./, ''), msg]),
  )
  return { msg: err.message || otherwise, fields }
}
