import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import { useT } from '../language/use-t.ts'
import { ChoiceField } from './choice-field.tsx'
import type { DeviceForm } from './device-form.ts'
import { Section } from './section.tsx'

const TONE: Record<DeskRecord['noteStates'][number]['state'], BadgeTone> = {
  source: 'ink',
  translated: 'proven',
  outdated: 'wait',
  missing: 'refused',
}

/** The seller's note in the language it was written in, and its translations with their state. */
export function NoteSection({ form, record }: { form: DeviceForm; record: DeskRecord }) {
  const t = useT()
  const { values, set, faulty } = form
  const [chosen, setChosen] = useState<string>()
  const others = LOCALE_CODES.filter((locale) => locale !== values.noteLocale)
  const locale = others.find((code) => code === chosen) ?? others[0] ?? 'en'
  return (
    <Section heading={t('portalDevice.notes')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <ChoiceField
            label={t('portalDevice.noteLanguage')}
            choices={LOCALE_CODES.map((code) => ({ id: code, name: LOCALES[code].name }))}
            value={values.noteLocale}
            onChange={(noteLocale) => set({ noteLocale })}
          />
          <TextArea
            label={t('portalDevice.note')}
            value={values.note}
            onChange={(note) => set({ note })}
            {...faulty('note')}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <ul className="flex flex-wrap gap-1.5">
            {record.noteStates.map(({ locale: code, state }) => (
              <li key={code}>
                <button
                  type="button"
                  aria-pressed={code === locale}
                  disabled={state === 'source'}
                  onClick={() => setChosen(code)}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-box border border-line px-2 disabled:cursor-default aria-pressed:border-ink lg:min-h-8"
                >
                  {LOCALES[code as keyof typeof LOCALES].name}
                  <Badge tone={TONE[state]}>{t(`portalDevice.note${capital(state)}`)}</Badge>
                </button>
              </li>
            ))}
          </ul>
          {values.note.trim() !== '' && (
            <TextArea
              label={LOCALES[locale].name}
              value={values.noteTexts[locale] ?? ''}
              onChange={(text) => set({ noteTexts: { ...values.noteTexts, [locale]: text } })}
            />
          )}
        </div>
      </div>
    </Section>
  )
}
