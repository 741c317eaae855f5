import { json, Refusal } from '../core/provider.ts'

export interface Form {
  [name: string]: string | Form
}

/** `a[b][c]=d` as Stripe writes it. */
export function bodyOf(text: string): Form {
  const whole: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let at = whole
    for (const part of path.slice(0, -1)) {
      const inner = at[part]
      at = typeof inner === 'object' ? inner : (at[part] = {})
    }
    const last = path.at(-1) ?? ''
    at[last === '' ? String(Object.keys(at).length) : last] = value
  }
  return whole
}

export const fault = (status: number, message: string, more: Record<string, string>): Refusal =>
  new Refusal(json(status, { error: { type: 'invalid_request_error', message, ...more } }))

export function integer(value: unknown, param: string): number {
  if (typeof value !== 'string' || !/^\d+$/.test(value))
    throw fault(400, `Invalid integer: ${String(value)}`, {
      code: 'parameter_invalid_integer',
      param,
    })
  return Number(value)
}

interface Listing {
  limit: number
  after: string | null
  url: string
}

export function listed<T extends { id: string }>(
  objects: readonly T[],
  { limit, after, url }: Listing,
) {
  const first = after === null ? 0 : objects.findIndex(({ id }) => id === after) + 1
  const data = objects.slice(first, first + limit)
  return { object: 'list', url, has_more: first + limit < objects.length, data }
}
