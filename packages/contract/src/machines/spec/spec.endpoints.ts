import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { SPEC_KINDS, UNITS } from '../device/device.enums.ts'

const Words = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) })

/** As the filters of the list write it: letters and digits. */
const Code = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/), z.maxLength(40))

const Bound = z.nullable(z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000)))

/** The code of an option may begin with a digit: 6x4. */
export const OPTION_CODE = /^[A-Za-z0-9]+$/
const OptionCode = z.string().check(z.regex(OPTION_CODE), z.maxLength(40))

const Option = z.object({ code: OptionCode, texts: translated(Words) })

/** A category that has the field, with its descendants. */
const FieldCategory = z.object({
  categoryId: z.uuid(),
  /** Whether its list can be narrowed by the field. */
  isFacet: z.boolean(),
})

const form = {
  code: Code,
  kind: z.enum(SPEC_KINDS),
  unit: z.nullable(z.enum(UNITS)),
  /** The plausible range of a number. */
  min: Bound,
  max: Bound,
  /** Whether visitors see it on the page of a machine. */
  isShown: z.boolean(),
  /** Whether a machine of its categories is published only with it. */
  isRequired: z.boolean(),
  texts: translated(Words),
  /** What a choice can be, in order. */
  options: z.array(Option).check(z.maxLength(30)),
  /** Without any, every machine has the field. */
  categories: z.array(FieldCategory).check(z.maxLength(200)),
}

export const SpecFieldRecord = z.object({ fieldId: z.uuid(), version: Version, ...form })
export type SpecFieldRecord = z.output<typeof SpecFieldRecord>

const Ids = z.array(z.uuid()).check(z.minLength(1), z.maxLength(300))

const STAFF = { audience: 'staff', permission: 'category.edit' } as const

export const specEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/p/staff/spec/list',
    ...STAFF,
    summary: 'The fields of specifications with their texts in every language, in their order',
    data: z.array(SpecFieldRecord),
  }),
  save: endpoint({
    method: 'POST',
    path: '/p/staff/spec/save',
    ...STAFF,
    audit: true,
    versioned: true,
    summary:
      'Adds a field, or replaces one. Its code and kind stay; what machines use of it is not taken away',
    body: z.object({ fieldId: z.optional(z.uuid()), version: z.optional(Version), ...form }),
    data: SpecFieldRecord,
  }),
  order: endpoint({
    method: 'POST',
    path: '/p/staff/spec/order',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Puts fields in another order; refused if it is no longer `before`',
    body: z.object({ before: Ids, after: Ids }),
    data: z.null(),
  }),
}
