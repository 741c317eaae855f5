import {
  BLOCK_ITEMS_MAX,
  BlockSettings,
  BlockWords,
  PHRASES_MAX,
  STEPS_MAX,
} from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  BlockFault,
  BlockText,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { LanguagesEditor } from '@ironsouq/portal/form/languages-editor'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { Switch } from '@ironsouq/ui/primitives/field/switch'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { ChosenField } from './chosen-field.tsx'
import { faultText } from './page-labels.ts'

interface BlockFormProps {
  block: VersionBlock
  faults: readonly BlockFault[]
  onChange: (block: VersionBlock) => void
  onRemove: () => void
}

interface TextFieldsProps {
  kind: VersionBlock['kind']
  text: BlockText
  /** As many steps as English has. */
  steps: number
  onChange: (text: BlockText) => void
}

const EMPTY_STEP = { title: '', body: '' }

function TextFields({ kind, text, steps, onChange }: TextFieldsProps) {
  const t = useT()
  const fields = new Set(Object.keys(BlockWords[kind].shape))
  const items = Array.from({ length: steps }, (_, i) => text.items?.[i] ?? EMPTY_STEP)
  const setItem = (at: number, next: Partial<typeof EMPTY_STEP>) =>
    onChange({ ...text, items: items.map((item, i) => (i === at ? { ...item, ...next } : item)) })
  return (
    <>
      <TextField
        label={t('backofficeHomePage.field_title')}
        description={t('backofficeHomePage.titleHelp')}
        maxLength={120}
        value={text.title ?? ''}
        onChange={(title) => onChange({ ...text, title })}
      />
      {fields.has('body') && (
        <TextArea
          label={t('backofficeHomePage.field_body')}
          rows={3}
          maxLength={300}
          value={text.body ?? ''}
          onChange={(body) => onChange({ ...text, body })}
        />
      )}
      {fields.has('phrases') && (
        <TextArea
          label={t('backofficeHomePage.field_phrases')}
          description={t('backofficeHomePage.phrasesHelp', { count: PHRASES_MAX })}
          rows={PHRASES_MAX}
          value={(text.phrases ?? []).join('\n')}
          onChange={(lines) =>
            onChange({
              ...text,
              phrases: lines === '' ? [] : lines.split('\n').slice(0, PHRASES_MAX),
            })
          }
        />
      )}
      {fields.has('items') &&
        items.map((item, i) => (
          // Steps have no ids; only their place tells them apart.
          <div key={i} className="grid gap-2 border-t border-line pt-3">
            <TextField
              label={t('backofficeHomePage.stepTitle', { number: i + 1 })}
              maxLength={80}
              value={item.title}
              onChange={(title) => setItem(i, { title })}
            />
            <TextArea
              label={t('backofficeHomePage.stepBody', { number: i + 1 })}
              rows={3}
              maxLength={300}
              value={item.body}
              onChange={(body) => setItem(i, { body })}
            />
          </div>
        ))}
    </>
  )
}

const isWritten = ({ title = '', body = '', phrases = [], items = [] }: BlockText) =>
  title !== '' || body !== '' || phrases.length > 0 || items.length > 0

function Steps({ block, onChange }: Pick<BlockFormProps, 'block' | 'onChange'>) {
  const t = useT()
  const { texts } = block
  const items = texts.en.items ?? []
  const resize = (count: number) => {
    const sized = (text: BlockText): BlockText => ({
      ...text,
      items: Array.from({ length: count }, (_, i) => text.items?.[i] ?? EMPTY_STEP),
    })
    const next = Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [
        locale,
        locale === 'en' || text.items?.length ? sized(text) : text,
      ]),
    )
    onChange({ ...block, texts: { ...texts, ...next } })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon="plus"
        isDisabled={items.length >= STEPS_MAX}
        onPress={() => resize(items.length + 1)}
      >
        {t('backofficeHomePage.addStep')}
      </Button>
      {items.length > 0 && (
        <Button tone="quiet" onPress={() => resize(items.length - 1)}>
          {t('backofficeHomePage.removeStep')}
        </Button>
      )}
    </div>
  )
}

/** The settings and the texts of one block. Its kind decides which fields there are. */
export function BlockForm({ block, faults, onChange, onRemove }: BlockFormProps) {
  const t = useT()
  const { kind, settings, texts } = block
  const { shape } = BlockSettings[kind]
  const usualCount = 'count' in shape ? shape.count.def.defaultValue : undefined
  const isChoosing = 'chosen' in shape
  const setText = (locale: LocaleCode) => (text: BlockText) =>
    onChange({ ...block, texts: { ...texts, [locale]: text } })
  return (
    <section
      aria-label={t(`backofficeHomePage.kind_${kind}`)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <h2 className="font-bold">{t(`backofficeHomePage.kind_${kind}`)}</h2>
      {faults.length > 0 && (
        <ul className="grid gap-1 rounded-box bg-refused-wash p-3 text-refused">
          {faults.map((fault) => (
            <li key={`${fault.field} ${fault.locale} ${fault.reason} ${fault.value}`}>
              {faultText(t, fault)}
            </li>
          ))}
        </ul>
      )}
      <Switch
        label={t('backofficeHomePage.isShown')}
        isSelected={block.isShown}
        onChange={(isShown) => onChange({ ...block, isShown })}
      />
      {usualCount !== undefined && !settings.chosen?.length && (
        <NumberField
          label={t('backofficeHomePage.field_count')}
          minValue={1}
          maxValue={BLOCK_ITEMS_MAX}
          value={settings.count ?? usualCount}
          onChange={(count) => onChange({ ...block, settings: { ...settings, count } })}
        />
      )}
      {isChoosing && (
        <ChosenField
          kind={kind}
          chosen={settings.chosen ?? []}
          onChange={(chosen) => onChange({ ...block, settings: { ...settings, chosen } })}
        />
      )}
      <LanguagesEditor
        statusOf={(locale) => (isWritten(texts[locale] ?? {}) ? 'translated' : 'missing')}
      >
        {(locale) => (
          <TextFields
            key={locale}
            kind={kind}
            text={texts[locale] ?? {}}
            steps={texts.en.items?.length ?? 0}
            onChange={setText(locale)}
          />
        )}
      </LanguagesEditor>
      {kind === 'steps' && <Steps block={block} onChange={onChange} />}
      <div>
        <Button tone="danger" icon="trash" onPress={onRemove}>
          {t('backofficeHomePage.remove')}
        </Button>
      </div>
    </section>
  )
}
