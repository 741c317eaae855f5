import type { TextLocale } from '@ironsouq/contract/content/text/text.schema'
import {
  languageEndpoints,
  LanguageList,
} from '@ironsouq/contract/platform/language/language.endpoints'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import type { Route } from './+types/languages.screen.ts'

interface Values {
  order: TextLocale[]
  offered: TextLocale[]
  default: TextLocale
}

export const clientLoader = () => api(languageEndpoints.list)

const valuesOf = (list: LanguageList): Values => ({
  order: list.languages.map(({ language }) => language),
  offered: list.languages.flatMap(({ language, hide }) => (hide ? [] : [language])).toSorted(),
  default: list.default,
})

const namesOf = (value: unknown) =>
  [value]
    .flat()
    .map((code) => LOCALES[code as TextLocale].name)
    .join(', ')

/** The same list with two neighbours exchanged. */
function moved(order: readonly TextLocale[], from: number, to: number): TextLocale[] {
  const [one, other] = [order[from], order[to]]
  if (one === undefined || other === undefined) return [...order]
  return order.with(from, other).with(to, one)
}

export default function LanguagesScreen({ loaderData: list }: Route.ComponentProps) {
  const t = useT()
  const form = useRecordForm<Values>({
    record: 'language/list',
    version: list.version,
    saved: valuesOf(list),
    save: (values, version) =>
      api(languageEndpoints.save, {
        body: {
          version,
          default: values.default,
          languages: values.order.map((language) => ({
            language,
            hide: !values.offered.includes(language),
          })),
        },
      }),
    conflictOf(refusal) {
      const current = currentRecordOf(refusal, LanguageList)
      return current && { version: current.version, values: valuesOf(current) }
    },
  })
  const { order, offered, default: first } = form.values
  const offer = (code: TextLocale, isOffered: boolean) =>
    form.set({
      offered: isOffered
        ? [...offered, code].toSorted()
        : offered.filter((language) => language !== code),
    })
  return (
    <ScreenPage title={t('backofficeText.languagesTitle')}>
      <ScreenBody>
        <p className="max-w-160 text-ink-2">{t('backofficeText.languagesNote')}</p>
        <ol className="grid max-w-160 grid-cols-[minmax(0,1fr)] rounded-box border border-line bg-surface">
          {order.map((code, i) => (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-3 last:border-0"
            >
              <span className="flex gap-1">
                <IconButton
                  size="portal"
                  icon="up"
                  label={t('backofficeText.moveUp', { language: LOCALES[code].name })}
                  isDisabled={i === 0}
                  onPress={() => form.set({ order: moved(order, i, i - 1) })}
                />
                <IconButton
                  size="portal"
                  icon="down"
                  label={t('backofficeText.moveDown', { language: LOCALES[code].name })}
                  isDisabled={i === order.length - 1}
                  onPress={() => form.set({ order: moved(order, i, i + 1) })}
                />
              </span>
              <span className="min-w-24 font-bold">
                <bdi lang={LOCALES[code].bcp47}>{LOCALES[code].name}</bdi>
              </span>
              <Checkbox
                label={t('backofficeText.offered')}
                isSelected={offered.includes(code)}
                isDisabled={code === first}
                onChange={(isOffered) => offer(code, isOffered)}
              />
              <span className="ms-auto">
                {code === first ? (
                  <Badge tone="proven">{t('backofficeText.isDefault')}</Badge>
                ) : (
                  <Button
                    size="portal"
                    isDisabled={!offered.includes(code)}
                    onPress={() => form.set({ default: code })}
                  >
                    {t('backofficeText.makeDefault')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
        <FormBar form={form} />
        <ConflictDialog
          form={form}
          fields={{
            order: { label: t('backofficeText.order'), show: namesOf },
            offered: { label: t('backofficeText.offered'), show: namesOf },
            default: { label: t('backofficeText.isDefault'), show: namesOf },
          }}
        />
      </ScreenBody>
    </ScreenPage>
  )
}
