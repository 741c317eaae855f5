import { compilePack } from './compile.ts'
import type { LocaleCode } from './locales.ts'
import type { Compiled, Namespace } from './messages.ts'
import { PACKS } from './packs.ts'

const compiled = new Map<string, Compiled>()

function packOf(locale: LocaleCode, namespace: Namespace): Compiled {
  const name = `${locale}/${namespace}`
  const known = compiled.get(name)
  if (known) return known
  const made = compilePack(namespace, PACKS[locale][namespace], PACKS.en[namespace])
  compiled.set(name, made)
  return made
}

/** The messages of a page in its language. The object is a copy; the messages are shared. */
export function messagesOf(locale: LocaleCode, namespaces: readonly Namespace[]): Compiled {
  const messages: Compiled = {}
  for (const namespace of namespaces) Object.assign(messages, packOf(locale, namespace))
  return messages
}
