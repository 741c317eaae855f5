import { type Content, type Document, type Operation, operationsOf } from './operations.ts'
import { schemaBreaks, type Side } from './schema-diff.ts'

function audienceBreaks(was: Operation, is: Operation): string[] {
  const [old, now] = [was['x-audience'], is['x-audience']]
  return old === now || now === 'anyone' ? [] : [`it was for ${old} and is for ${now}`]
}

function parameterBreaks(was: Operation, is: Operation): string[] {
  const before = new Map(was.parameters?.map((each) => [`${each.in}.${each.name}`, each]))
  return (is.parameters ?? []).flatMap((now) => {
    const key = `${now.in}.${now.name}`
    const old = before.get(key)
    const required = now.required && !old?.required ? [`${key} is required now`] : []
    if (!old?.schema || !now.schema) return required
    return [...required, ...schemaBreaks('request', old.schema, now.schema, key)]
  })
}

function contentBreaks(side: Side, was: Content = {}, is: Content = {}, at: string): string[] {
  return Object.entries(was).flatMap(([kind, { schema }]) => {
    const now = is[kind]
    if (!now) return [`${at} is no longer ${kind}`]
    return schema && now.schema ? schemaBreaks(side, schema, now.schema, at) : []
  })
}

function bodyBreaks({ requestBody: was }: Operation, { requestBody: is }: Operation): string[] {
  const required = is?.required && !was?.required ? ['body is required now'] : []
  if (!was || !is) return required
  return [...required, ...contentBreaks('request', was.content, is.content, 'body')]
}

function responseBreaks(was: Operation, is: Operation): string[] {
  return Object.entries(was.responses ?? {}).flatMap(([status, old]) => {
    const now = is.responses?.[status]
    if (!now) return status.startsWith('2') ? [`answer ${status} was removed`] : []
    return contentBreaks('response', old.content, now.content, `answer ${status}`)
  })
}

/** What breaks a caller of `before` in `after`, each as one line that starts with the operation. */
export function breaking(before: Document, after: Document): string[] {
  const now = operationsOf(after)
  return [...operationsOf(before)].flatMap(([name, was]) => {
    const is = now.get(name)
    if (!is) return [`${name} was removed`]
    return [audienceBreaks, parameterBreaks, bodyBreaks, responseBreaks]
      .flatMap((breaksOf) => breaksOf(was, is))
      .map((each) => `${name}: ${each}`)
  })
}
