import type { Compiled } from '@ironsouq/i18n/messages'
import { type Packed, packed, unpacked } from '#kit/page/packed.ts'

/** By namespace, so that a key does not repeat it. */
type Packs = Record<string, Compiled>
export type PackedMessages = Packed<Packs>

export function packedMessages(messages: Compiled): PackedMessages {
  const packs: Packs = {}
  for (const [key, message] of Object.entries(messages)) {
    const dot = key.indexOf('.')
    const pack = (packs[key.slice(0, dot)] ??= {})
    pack[key.slice(dot + 1)] = message
  }
  return packed(packs)
}

export function unpackedMessages(text: PackedMessages): Compiled {
  const messages: Compiled = {}
  for (const [namespace, pack] of Object.entries(unpacked(text)))
    for (const [key, message] of Object.entries(pack)) messages[`${namespace}.${key}`] = message
  return messages
}
