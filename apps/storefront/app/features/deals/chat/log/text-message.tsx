import { ApiError } from '@ironsouq/contract/client'
import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ChatTranslation, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import { useState } from 'react'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from '../chat-call.ts'
import { isWrittenIn } from './language-of.ts'
import { TextButton } from './text-button.tsx'

const BUBBLE = 'rounded-box px-3 py-2.5 text-body whitespace-pre-line wrap-anywhere'

/** The text is text: a browser never reads it as markup. */
export function Bubble({ look, children }: { look: string; children: string }) {
  return (
    <p dir="auto" className={`${BUBBLE} ${look}`}>
      {children}
    </p>
  )
}

/** The name of a language in the language of the page; undefined when the code is none. */
function useLanguageName(): (code: string | null) => string | undefined {
  const { bcp47 } = LOCALES[useSiteData().locale]
  return (code) => {
    try {
      return code === null
        ? undefined
        : new Intl.DisplayNames(bcp47, { type: 'language', fallback: 'none' }).of(code)
    } catch {
      return undefined
    }
  }
}

interface TextMessageProps {
  chatId: string
  message: ThreadMessage
  /** Whether there is a translator. */
  canTranslate: boolean
  look: string
}

/** A text of the desk, which a machine translates on request; the original is one tap away. */
export function TextMessage({ chatId, message, canTranslate, look }: TextMessageProps) {
  const t = useT()
  const { locale } = useSiteData()
  const languageName = useLanguageName()
  const { seq, author, text } = message
  const [made, setMade] = useState<ChatTranslation | null>(message.translation)
  const [isOriginal, setIsOriginal] = useState(false)
  const [fault, setFault] = useState<string>()
  const translate = () =>
    chatCall(chatEndpoints.translation, { query: { chatId, seq } }).then(
      (translation) => setMade(translation),
      (err: unknown) => setFault(err instanceof ApiError ? err.message : t('shell.popupError')),
    )
  const from = languageName(made?.from ?? null)
  return (
    <>
      <Bubble look={look}>{made && !isOriginal ? made.text : text}</Bubble>
      {made && (
        <p className="text-micro text-ink-muted">
          {from === undefined ? t('chat.translated') : t('chat.translatedFrom', { language: from })}
          {' · '}
          <TextButton onClick={() => setIsOriginal(!isOriginal)}>
            {isOriginal ? t('chat.showTranslation') : t('chat.showOriginal')}
          </TextButton>
        </p>
      )}
      {!made && canTranslate && author !== 'buyer' && !isWrittenIn(locale, text) && (
        <p className="text-micro text-ink-muted">
          <TextButton onClick={() => void translate()}>{t('chat.translate')}</TextButton>
        </p>
      )}
      {fault !== undefined && (
        <p role="alert" className="text-micro text-refused">
          {fault}
        </p>
      )}
    </>
  )
}
