import type {
  ChatTranslation,
  DeskChat,
  ThreadMessage,
} from '@ironsouq/contract/deals/chat/chat.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/api.ts'
import { useCommand } from '../../api/use-command.ts'
import { useLanguage } from '../../language/language-store.ts'
import { useT } from '../../language/use-t.ts'
import { languageNamed } from '../chat-labels.ts'
import { useConsoleDesk } from '../console-desk.ts'

const ACTION = 'cursor-pointer underline underline-offset-3'

/** The text of a message, translated if the reader wants it, with the original one tap away. */
export function useTranslation(
  { chatId, locale }: DeskChat,
  message: ThreadMessage,
  canTranslate: boolean,
): { text: string; line: ReactNode } {
  const t = useT()
  const own = useLanguage()?.locale
  const { calls } = useConsoleDesk()
  const { run, isRunning } = useCommand()
  const [made, setMade] = useState<ChatTranslation>()
  const [isOriginal, setOriginal] = useState(false)
  const { seq, text, kind, author } = message
  const stored = made ?? message.translation
  const translation = stored?.locale === own ? stored : null
  if (kind !== 'text' || author !== 'buyer') return { text, line: null }
  const translate = async () => {
    const given = await run(() => api(calls.translation, { query: { chatId, seq } }))
    if (given) setMade(given)
  }
  if (!translation) {
    if (!canTranslate || locale === own) return { text, line: null }
    return {
      text,
      line: (
        <>
          <button
            type="button"
            className={ACTION}
            disabled={isRunning}
            onClick={() => void translate()}
          >
            {t('portalChat.translate')}
          </button>
          {' · '}
        </>
      ),
    }
  }
  const { from } = translation
  return {
    text: isOriginal ? text : translation.text,
    line: (
      <>
        <span className="inline-flex align-[-3px]">
          <Icon name="translate" size="small" />
        </span>{' '}
        {from === null
          ? t('portalChat.translated')
          : t('portalChat.translatedFrom', { language: languageNamed(from) })}{' '}
        <button type="button" className={ACTION} onClick={() => setOriginal(!isOriginal)}>
          {t(isOriginal ? 'portalChat.showTranslation' : 'portalChat.showOriginal')}
        </button>
        {' · '}
      </>
    ),
  }
}
