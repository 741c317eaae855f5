import { isWidened } from '../widened.ts'
import { choices, type Schema, valuesOf } from './schema.ts'

/** A request that was valid stays valid; a response has nothing that a caller does not know. */
export type Side = 'request' | 'response'

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

/** The words of a list in a pattern, such as `^(?:a|b)(?:,(?:a|b))*$`. */
const WORDS = /\(\?:([\w-]+(?:\|[\w-]+)*)\)/g

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const inWords = (value: unknown) => JSON.stringify(value)

/** What breaks callers of the old schema in the new one; `at` is the path, as `data.price`. */
export function schemaBreaks(side: Side, before: Schema, after: Schema, at: string): string[] {
  const was = choices(before)
  const is = choices(after)
  const breaks: string[] = []
  if (side === 'response' && is.nullable && !was.nullable) breaks.push(`${at} became nullable`)
  if (side === 'request' && was.nullable && !is.nullable) breaks.push(`${at} no longer takes null`)
  const [old, now] = [was.options[0], is.options[0]]
  if (old && now && was.options.length === 1 && is.options.length === 1)
    return [...breaks, ...optionBreaks(side, old, now, at)]
  return [...breaks, ...unionBreaks(side, was.options, is.options, at)]
}

/** Each variant must be compatible with one that was known. */
function unionBreaks(side: Side, was: Schema[], is: Schema[], at: string): string[] {
  const isLike = (old: Schema, now: Schema) => optionBreaks(side, old, now, at).length === 0
  const refused = was.filter((old) => !is.some((now) => isLike(old, now)))
  const unknown = is.filter((now) => !was.some((old) => isLike(old, now)))
  const odd = side === 'request' ? refused : unknown
  const verb = side === 'request' ? 'no longer takes' : 'may now be'
  return odd.map((each) => `${at} ${verb} ${kindOf(each)}`)
}

const kindOf = ({ type, ...schema }: Schema) =>
  `${String(type ?? 'anything')}${valuesOf(schema) ? ` ${inWords(valuesOf(schema))}` : ''}`

function optionBreaks(side: Side, was: Schema, is: Schema, at: string): string[] {
  const [narrow, wide] = side === 'request' ? [was, is] : [is, was]
  const fits =
    wide.type === undefined ||
    narrow.type === wide.type ||
    (narrow.type === 'integer' && wide.type === 'number')
  if (!fits) return [`${at} was ${kindOf(was)} and is ${kindOf(is)}`]
  return [
    ...(side === 'request' ? narrowings(was, is, at) : []),
    ...(was.properties || is.properties ? fieldBreaks(side, was, is, at) : []),
    ...(was.items && is.items ? schemaBreaks(side, was.items, is.items, `${at}[]`) : []),
    ...freeKeyBreaks(side, was, is, at),
  ]
}

function narrowings(was: Schema, is: Schema, at: string): string[] {
  const [old, now] = [valuesOf(was), valuesOf(is)]
  const lost = old?.filter((value) => now && !now.includes(value)) ?? []
  const tighter = (names: string[], isTighter: (then: number, today: number) => boolean) =>
    names.filter((name) => {
      const [then, today] = [was[name], is[name]]
      if (typeof today !== 'number') return false
      return typeof then !== 'number' || isTighter(then, today)
    })
  const limits = [
    ...tighter(LOWER_LIMITS, (then, today) => today > then),
    ...tighter(UPPER_LIMITS, (then, today) => today < then),
    ...['pattern', 'format'].filter((name) => {
      const [then, today] = [was[name], is[name]]
      if (today === undefined || today === then) return false
      const areTexts = typeof then === 'string' && typeof today === 'string'
      return !(areTexts && isWidened(then, today, WORDS, /\|/))
    }),
  ]
  return [
    ...(now && !old ? [`${at} takes only ${inWords(now)} now`] : []),
    ...lost.map((value) => `${at} no longer takes ${inWords(value)}`),
    ...limits.map((name) => `${at} has a tighter ${name}, ${inWords(is[name])}`),
  ]
}

function fieldBreaks(side: Side, was: Schema, is: Schema, at: string): string[] {
  const [old, now] = [was.properties ?? {}, is.properties ?? {}]
  const mustBefore = new Set(was.required)
  const mustNow = new Set(is.required)
  const inside = (name: string) => (at === '' ? name : `${at}.${name}`)
  const breaks = Object.entries(old).flatMap(([name, schema]) => {
    const next = now[name]
    if (next) return schemaBreaks(side, schema, next, inside(name))
    if (side === 'response') return [`${inside(name)} was removed`]
    return is.additionalProperties === false ? [`${inside(name)} is no longer taken`] : []
  })
  const optional = [...mustBefore].filter((name) => name in now && !mustNow.has(name))
  const required = [...mustNow].filter((name) => !mustBefore.has(name))
  return side === 'response'
    ? [...breaks, ...optional.map((name) => `${inside(name)} became optional`)]
    : [...breaks, ...required.map((name) => `${inside(name)} is required now`)]
}

/** Records: keys that the schema does not name. */
function freeKeyBreaks(side: Side, was: Schema, is: Schema, at: string): string[] {
  const [old, now] = [was.additionalProperties, is.additionalProperties]
  if (isSchema(old) && isSchema(now)) return schemaBreaks(side, old, now, `${at}.*`)
  if (side === 'response') return isSchema(old) ? [`${at}.* was removed`] : []
  return now === false && old !== false ? [`${at} no longer takes other fields`] : []
}
