import * as z from 'zod/mini'
import { COUNTRIES } from '../../countries.ts'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { plainText } from '../../plain-text.ts'
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN, WITHOUT_POSTAL_CODE } from './address.limits.ts'

const short = (min: number, max: number) =>
  z
    .string()
    .check(
      z.overwrite(plainText),
      z.trim(),
      z.minLength(1, 'error.fieldRequired'),
      z.minLength(min),
      z.maxLength(max),
    )

/** Ten digits; as people write them, also in two groups of five. */
const Makani = z.pipe(
  z.string().check(z.maxLength(20), z.regex(/^\d{5} ?\d{5}$/)),
  z.transform((text) => text.replace(' ', '')),
)

/** What a delivery needs [FM-4]. In the UAE the region is an emirate and there is no postal code. */
export const AddressForm = z
  .object({
    recipient: short(1, 60),
    /** As it is typed; without a country code it is a number of the UAE. It is stored and answered in E.164. */
    phone: short(1, 30),
    country: z.string().check(
      z.maxLength(2),
      z.refine((code) => COUNTRIES.includes(code), 'error.fieldNotAllowed'),
    ),
    region: short(1, 60),
    city: short(1, 60),
    detail: short(ADDRESS_DETAIL_MIN, ADDRESS_DETAIL_MAX),
    makani: z._default(z.nullable(Makani), null),
    postalCode: z._default(z.nullable(short(1, 12)), null),
    isDefault: z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ country, region }) => country !== 'AE' || EMIRATES.some((each) => each === region),
      {
        path: ['region'],
      },
    ),
    z.refine(
      ({ country, postalCode }) => postalCode !== null || WITHOUT_POSTAL_CODE.includes(country),
      { path: ['postalCode'], message: 'error.fieldRequired' },
    ),
    z.refine(({ country, makani }) => makani === null || country === 'AE', { path: ['makani'] }),
  )
export type AddressForm = z.output<typeof AddressForm>

/** An address as it is shown, also as a copy in an order. */
export const AddressCopy = z.object({
  recipient: z.string(),
  phone: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  detail: z.string(),
  makani: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
})
export type AddressCopy = z.output<typeof AddressCopy>

export const Address = z.extend(AddressCopy, { addressId: z.uuid(), isDefault: z.boolean() })
export type Address = z.output<typeof Address>
