import type { CannedAnswer } from '@ironsouq/contract/deals/chat/chat.schema'
import { isLocaleCode } from '@ironsouq/i18n/locales'
import { currentLocale } from '../../language/language-store.ts'
import { useT } from '../../language/use-t.ts'

/** The title in the language of the person who answers. */
export const cannedTitle = ({ texts }: CannedAnswer): string =>
  (texts[currentLocale()] ?? texts.en).title

/** The answer in the language of the buyer, or in English. */
export const cannedText = ({ texts }: CannedAnswer, locale: string): string =>
  ((isLocaleCode(locale) ? texts[locale] : undefined) ?? texts.en).text

/** The answers whose title or text contains the words. */
export function cannedFound(
  answers: readonly CannedAnswer[],
  words: string,
  locale: string,
): CannedAnswer[] {
  const wanted = words.trim().toLowerCase()
  return answers.filter((answer) =>
    [cannedTitle(answer), cannedText(answer, locale), answer.texts.en.title].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}

interface CannedListProps {
  id: string
  answers: readonly CannedAnswer[]
  /** The one that Enter inserts. */
  active: number
  locale: string
  onChoose: (answer: CannedAnswer) => void
}

export const optionId = (id: string, index: number): string => `${id}-${index}`

/** The canned answers that fit what was typed after the slash; the field keeps the focus. */
export function CannedList({ id, answers, active, locale, onChoose }: CannedListProps) {
  const t = useT()
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('portalChat.canned')}
      className="max-h-60 overflow-y-auto border-b border-line"
    >
      {answers.map((answer, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field, which has the focus, handles the keys
        <div
          key={answer.answerId}
          id={optionId(id, i)}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          // The field must not lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(answer)}
          className="grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)] content-center px-4 py-1.5 hover:bg-sunk aria-selected:bg-sunk"
        >
          <b className="truncate font-semibold" dir="auto">
            {cannedTitle(answer)}
          </b>
          <span className="truncate text-micro text-ink-muted" dir="auto">
            {cannedText(answer, locale)}
          </span>
        </div>
      ))}
      {answers.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled="true" className="px-4 py-3">
          {t('portalChat.cannedNone')}
        </div>
      )}
    </div>
  )
}
