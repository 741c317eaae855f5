import { OPTION_VALUES_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type { ProductForm } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
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

interface OptionEditorProps {
  option: Option
  onChange: (option: Option) => void
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

/** What variants differ in, and its values. */
export function OptionEditor({ option, onChange, onRemove, ...more }: OptionEditorProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isNaming, setNaming] = useState(false)
  const { texts, values } = option
  const title = texts.en === '' ? t('portalProduct.option') : texts.en
  const name = typed.trim()
  const isKnown = values.some((value) => value.texts.en.toLowerCase() === name.toLowerCase())
  const canAdd = name !== '' && !isKnown && values.length < OPTION_VALUES_MAX
  const add = () => {
    if (!canAdd) return
    const taken = values.map(({ code }) => code)
    onChange({
      ...option,
      values: [...values, { code: codeOf(name, taken), texts: { en: name } }],
    })
    setTyped('')
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-box border border-line p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={`${t('portalProduct.option')} (${LOCALES.en.name})`}
            placeholder={t('portalProduct.optionHint')}
            value={texts.en}
            maxLength={NAME_MAX}
            onChange={(text) => onChange({ ...option, texts: { ...texts, en: text } })}
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
      {values.length > 0 && (
        <Tags
          label={title}
          tags={values.map((value) => ({ id: value.code, text: value.texts.en }))}
          onRemove={(codes) =>
            onChange({ ...option, values: values.filter(({ code }) => !codes.includes(code)) })
          }
        />
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('portalProduct.value', { name: title })}
            value={typed}
            maxLength={NAME_MAX}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </div>
        <Button icon="plus" isDisabled={!canAdd} onPress={add}>
          {t('portalProduct.addValue')}
        </Button>
      </div>
      {isNaming && (
        <NamesDialog option={option} onChange={onChange} onClose={() => setNaming(false)} />
      )}
    </fieldset>
  )
}
