import { compilePack } from './compile.ts'
import type { LocaleCode } from './locales.ts'
import type { Compiled, Namespace } from './messages.ts'
import { generationOf, packWithOverrides } from './overrides.ts'

const compiled = new Map<string, { messages: Compiled; generation: number }>()

function packOf(locale: LocaleCode, namespace: Namespace): Compiled {
  const name = `${locale}/${namespace}`
  const generation = generationOf(locale)
  const known = compiled.get(name)
  if (known?.generation === generation) return known.messages
  const pack = packWithOverrides(locale, namespace)
  const messages = compilePack(namespace, pack, packWithOverrides('en', namespace))
  compiled.set(name, { messages, generation })
  return messages
}

/** The messages of a page in its language. The object is a copy; the messages are shared. */
export function messagesOf(locale: LocaleCode, namespaces: readonly Namespace[]): Compiled {
  const messages: Compiled = {}
  for (const namespace of namespaces) Object.assign(messages, packOf(locale, namespace))
  return messages
}
