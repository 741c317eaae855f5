import { ApiError } from '@ironsouq/contract/client'
import type { ChatTranslation } from '@ironsouq/contract/deals/chat/chat.schema'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { toasts } from '../../frame/toasts.ts'
import { useLanguage } from '../../language/language-store.ts'
import { useT } from '../../language/use-t.ts'
import { useConsoleDesk } from '../console-desk.ts'
import type { Conversation } from '../thread.ts'

/** The translations of a conversation: asked for once, they follow for what is shown and what comes. */
export function useTranslations({ chat, messages, canTranslate }: Conversation) {
  const own = useLanguage()?.locale
  const { calls } = useConsoleDesk()
  const t = useT()
  const [made, setMade] = useState<ReadonlyMap<number, ChatTranslation>>(new Map())
  const [isWanted, setWanted] = useState(false)
  const { chatId, locale } = chat
  const of = (seq: number, stored: ChatTranslation | null) => {
    const known = made.get(seq) ?? stored
    return known?.locale === own ? known : null
  }
  const isForeign = canTranslate && locale !== own
  // One after the other, the newest first: the reader looks at the end.
  const next = isForeign
    ? messages.findLast(
        ({ seq, kind, author, translation }) =>
          kind === 'text' && author === 'buyer' && of(seq, translation) === null,
      )?.seq
    : undefined
  const refused = useEffectEvent((err: unknown) => {
    setWanted(false)
    const text = err instanceof ApiError ? err.message : t('portal.awayTitle')
    toasts.show({ text, tone: 'error', lasts: 6000 })
  })
  useEffect(() => {
    if (!isWanted || next === undefined) return undefined
    const stop = new AbortController()
    const translate = async () => {
      try {
        const query = { chatId, seq: next }
        const given = await api(calls.translation, { query, signal: stop.signal })
        setMade((before) => new Map(before).set(next, given))
      } catch (err) {
        if (!stop.signal.aborted) refused(err)
      }
    }
    void translate()
    return () => stop.abort()
  }, [calls, chatId, isWanted, next])
  return {
    of,
    /** Undefined when nothing waits for a translation. */
    start: next === undefined || isWanted ? undefined : () => setWanted(true),
  }
}
