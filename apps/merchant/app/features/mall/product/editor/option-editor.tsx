import { OPTION_VALUES_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Tags } from '@ironsouq/ui/primitives/display/tag'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import { codeOf } from './variant-matrix.ts'

export type Option = ProductForm['options'][number]
type Texts = Option['texts']

const NAME_MAX = 40

/** The texts with those of one language; without one, English stands for it. */
function withText(texts: Texts, locale: LocaleCode, text: string): Texts {
  if (locale === 'en') return { ...texts, en: text }
  const { [locale]: _, ...others } = texts
  return text === '' ? others : { ...texts, [locale]: text }
}

/** What was written in a language; English falls in for it, and takes it while it has nothing else. */
function withOwnText(texts: Texts, locale: LocaleCode, text: string): Texts {
  const isDouble = texts.en === (texts[locale] ?? '')
  const next = withText(texts, locale, text)
  return isDouble ? { ...next, en: text } : next
}

export interface Renamed {
  from: string
  to: string
}

interface OptionEditorProps {
  option: Option
  /** The language that it is written in; English has the same until it is translated. */
  locale: LocaleCode
  /** With the code of a value that has another one now. */
  onChange: (option: Option, renamed?: Renamed) => void
  onRemove: () => void
  error?: string
}

/** The names of the option and of its values, in all languages. */
function NamesDialog({
  option,
  onChange,
  onClose,
}: Pick<OptionEditorProps, 'option' | 'onChange'> & { onClose: () => void }) {
  const t = useT()
  const { texts, values } = option
  const all = [texts, ...values.map((value) => value.texts)]
  return (
    <Dialog title={texts.en} size="large" close={t('common.close')} isOpen onOpenChange={onClose}>
      <LanguagesEditor
        statusOf={(locale) => (all.every((each) => each[locale]) ? 'translated' : 'missing')}
      >
        {(locale) => (
          <>
            <TextField
              label={t('portalProduct.option')}
              value={texts[locale] ?? ''}
              maxLength={NAME_MAX}
              onChange={(text) => onChange({ ...option, texts: withText(texts, locale, text) })}
            />
            {values.map((value) => (
              <TextField
                key={value.code}
                label={value.texts.en}
                value={value.texts[locale] ?? ''}
                maxLength={NAME_MAX}
                onChange={(text) =>
                  onChange({
                    ...option,
                    values: values.map((each) =>
                      each.code === value.code
                        ? { ...each, texts: withText(each.texts, locale, text) }
                        : each,
                    ),
                  })
                }
              />
            ))}
          </>
        )}
      </LanguagesEditor>
      <Button tone="ink" onPress={onClose}>
        {t('common.close')}
      </Button>
    </Dialog>
  )
}

/** A comma inside of a number separates nothing: `1,5 m`. */
const SEPARATOR = /,(?=\s)|[،;\n]/

/** The values with those that were typed, one or several; a value that there is stays once. */
function withTyped(values: Option['values'], typed: string, locale: LocaleCode) {
  return typed.split(SEPARATOR).reduce((all, part) => {
    const name = part.trim().slice(0, NAME_MAX)
    const isKnown = all.some(({ texts }) =>
      [texts.en, texts[locale]].some((text) => text?.toLowerCase() === name.toLowerCase()),
    )
    if (name === '' || isKnown) return all
    const code = codeOf(
      name,
      all.map((value) => value.code),
    )
    return [...all, { code, texts: withOwnText({ en: '' }, locale, name) }]
  }, values)
}

/** What variants differ in, and its values. */
export function OptionEditor({ option, locale, onChange, onRemove, ...more }: OptionEditorProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  /** The value that is being typed. */
  const [typedCode, setTypedCode] = useState<string>()
  const [isNaming, setNaming] = useState(false)
  const { texts, values } = option
  const ownText = (of: Texts) => of[locale] ?? of.en
  const title = ownText(texts) || t('portalProduct.option')
  /** What is typed is a value at once: leaving the field then moves nothing under the finger. */
  const type = (text: string) => {
    const parts = text.split(SEPARATOR)
    const last = (parts.at(-1) ?? '').trimStart().slice(0, NAME_MAX)
    const others = values.filter(({ code }) => code !== typedCode)
    const listed = withTyped(others, parts.slice(0, -1).join('\n'), locale)
    const next = withTyped(listed, last, locale)
    if (next.length > OPTION_VALUES_MAX) return
    const code = next.length > listed.length ? next.at(-1)?.code : undefined
    // With a comma, what was typed before it is the first of those that are new.
    const first = parts.length > 1 ? next[others.length]?.code : code
    const renamed = typedCode && first ? { from: typedCode, to: first } : undefined
    setTyped(last)
    setTypedCode(code)
    onChange({ ...option, values: next }, renamed)
  }
  const end = () => {
    setTyped('')
    setTypedCode(undefined)
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-box border border-line p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('portalProduct.option')}
            placeholder={t('portalProduct.optionHint')}
            value={ownText(texts)}
            maxLength={NAME_MAX}
            onChange={(text) => onChange({ ...option, texts: withOwnText(texts, locale, text) })}
            {...more}
          />
        </div>
        <IconButton
          tone="quiet"
          icon="translate"
          label={`${t('portal.languages')}: ${title}`}
          isDisabled={texts.en === ''}
          onPress={() => setNaming(true)}
        />
        <IconButton
          tone="quiet"
          icon="trash"
          label={t('portalProduct.removeNamed', { name: title })}
          onPress={onRemove}
        />
      </div>
      {values.length > 0 ? (
        <Tags
          label={title}
          tags={values.map((value) => ({ id: value.code, text: ownText(value.texts) }))}
          onRemove={(codes) =>
            onChange({ ...option, values: values.filter(({ code }) => !codes.includes(code)) })
          }
        />
      ) : (
        <p className="grid min-h-10 items-center text-ink-muted lg:min-h-8">
          {t('portalProduct.valuesHint')}
        </p>
      )}
      <TextField
        label={t('portalProduct.value', { name: title })}
        value={typed}
        onChange={type}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          end()
        }}
      />
      {isNaming && (
        <NamesDialog option={option} onChange={onChange} onClose={() => setNaming(false)} />
      )}
    </fieldset>
  )
}
