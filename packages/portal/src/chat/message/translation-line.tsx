import type { ChatTranslation } from '@ironsouq/contract/deals/chat/chat.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useT } from '../../language/use-t.ts'
import { languageNamed } from '../chat-labels.ts'

interface TranslationLineProps {
  translation: ChatTranslation
  isOriginal: boolean
  onToggle: () => void
}

/** That a message was translated, with the original one tap away. */
export function TranslationLine({ translation, isOriginal, onToggle }: TranslationLineProps) {
  const t = useT()
  const { from } = translation
  return (
    <>
      <span className="inline-flex align-[-3px]">
        <Icon name="translate" size="small" />
      </span>{' '}
      {from === null
        ? t('portalChat.translated')
        : t('portalChat.translatedFrom', { language: languageNamed(from) })}{' '}
      <button
        type="button"
        className="cursor-pointer underline underline-offset-3"
        onClick={onToggle}
      >
        {t(isOriginal ? 'portalChat.showTranslation' : 'portalChat.showOriginal')}
      </button>
      {' · '}
    </>
  )
}
