import type { LicenceType } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { isPdf } from '#features/deals/inquiry/inquiry.rules.ts'

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, i) => bytes[i] === byte)

/** Whether a file is by its content what it was declared to be. */
export function isOfType(bytes: Uint8Array, type: LicenceType): boolean {
  if (type === 'application/pdf') return isPdf(bytes)
  if (type === 'image/jpeg') return beginsWith(bytes, [0xff, 0xd8, 0xff])
  return beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
}

/** A part of an address made of a name: Latin letters and digits, or what stands for none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'seller'
