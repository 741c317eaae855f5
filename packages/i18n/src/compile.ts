import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Compiled } from './messages.ts'
import type { Pack } from './packs.ts'

/** A pack over English, key by key [AP-1], compiled under `namespace.key` and frozen. */
export function compilePack(namespace: string, pack: Pack, english: Pack): Compiled {
  const compiled: Compiled = {}
  for (const [key, text] of Object.entries({ ...english, ...pack }))
    compiled[`${namespace}.${key}`] = deepFreeze(compileMessage(text))
  return Object.freeze(compiled)
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}
