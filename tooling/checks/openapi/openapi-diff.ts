import { choices, type Schema, valuesOf } from './openapi-schema.ts'

/** A request that was valid stays valid; a response has nothing that a caller does not know. */
type Side = 'request' | 'response'

/** The two documents, and the pairs of `$ref`s under comparison: a type may contain itself. */
export interface Diff {
  before: unknown
  after: unknown
  side: Side
  open?: readonly string[]
}

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const inWords = (value: unknown) => JSON.stringify(value)

/** What breaks callers of the old schema in the new one; `at` is the path, as `data.price`. */
export function schemaBreaks(diff: Diff, before: Schema, after: Schema, at: string): string[] {
  const pair = before.$ref || after.$ref ? `${before.$ref} ${after.$ref}` : null
  if (pair && diff.open?.includes(pair)) return []
  const inner = pair ? { ...diff, open: [...(diff.open ?? []), pair] } : diff
  const was = choices(diff.before, before)
  const is = choices(diff.after, after)
  const breaks: string[] = []
  if (diff.side === 'response' && is.nullable && !was.nullable) breaks.push(`${at} became nullable`)
  if (diff.side === 'request' && was.nullable && !is.nullable)
    breaks.push(`${at} no longer takes null`)
  const [old, now] = [was.options[0], is.options[0]]
  if (old && now && was.options.length === 1 && is.options.length === 1)
    return [...breaks, ...optionBreaks(inner, old, now, at)]
  return [...breaks, ...unionBreaks(inner, was.options, is.options, at)]
}

/** Each variant must be compatible with one that was known. */
function unionBreaks(diff: Diff, was: Schema[], is: Schema[], at: string): string[] {
  const isLike = (old: Schema, now: Schema) => optionBreaks(diff, old, now, at).length === 0
  const refused = was.filter((old) => !is.some((now) => isLike(old, now)))
  const unknown = is.filter((now) => !was.some((old) => isLike(old, now)))
  const odd = diff.side === 'request' ? refused : unknown
  const verb = diff.side === 'request' ? 'no longer takes' : 'may now be'
  return odd.map((each) => `${at} ${verb} ${kindOf(each)}`)
}

const kindOf = ({ type, ...schema }: Schema) =>
  `${String(type ?? 'anything')}${valuesOf(schema) ? ` ${inWords(valuesOf(schema))}` : ''}`

function optionBreaks(diff: Diff, was: Schema, is: Schema, at: string): string[] {
  const [narrow, wide] = diff.side === 'request' ? [was, is] : [is, was]
  const fits =
    wide.type === undefined ||
    narrow.type === wide.type ||
    (narrow.type === 'integer' && wide.type === 'number')
  if (!fits) return [`${at} was ${kindOf(was)} and is ${kindOf(is)}`]
  return [
    ...(diff.side === 'request' ? narrowings(was, is, at) : []),
    ...(was.properties || is.properties ? fieldBreaks(diff, was, is, at) : []),
    ...(was.items && is.items ? schemaBreaks(diff, was.items, is.items, `${at}[]`) : []),
    ...freeKeyBreaks(diff, was, is, at),
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
    ...['pattern', 'format'].filter((name) => is[name] !== undefined && is[name] !== was[name]),
  ]
  return [
    ...(now && !old ? [`${at} takes only ${inWords(now)} now`] : []),
    ...lost.map((value) => `${at} no longer takes ${inWords(value)}`),
    ...limits.map((name) => `${at} has a tighter ${name}, ${inWords(is[name])}`),
  ]
}

function fieldBreaks(diff: Diff, was: Schema, is: Schema, at: string): string[] {
  const [old, now] = [was.properties ?? {}, is.properties ?? {}]
  const mustBefore = new Set(was.required)
  const mustNow = new Set(is.required)
  const inside = (name: string) => (at === '' ? name : `${at}.${name}`)
  const breaks = Object.entries(old).flatMap(([name, schema]) => {
    const next = now[name]
    if (next) return schemaBreaks(diff, schema, next, inside(name))
    if (diff.side === 'response') return [`${inside(name)} was removed`]
    return is.additionalProperties === false ? [`${inside(name)} is no longer taken`] : []
  })
  const optional = [...mustBefore].filter((name) => name in now && !mustNow.has(name))
  const required = [...mustNow].filter((name) => !mustBefore.has(name))
  return diff.side === 'response'
    ? [...breaks, ...optional.map((name) => `${inside(name)} became optional`)]
    : [...breaks, ...required.map((name) => `${inside(name)} is required now`)]
}

/** Records: keys that the schema does not name. */
function freeKeyBreaks(diff: Diff, was: Schema, is: Schema, at: string): string[] {
  const [old, now] = [was.additionalProperties, is.additionalProperties]
  if (isSchema(old) && isSchema(now)) return schemaBreaks(diff, old, now, `${at}.*`)
  if (diff.side === 'response') return isSchema(old) ? [`${at}.* was removed`] : []
  return now === false && old !== false ? [`${at} no longer takes other fields`] : []
}
