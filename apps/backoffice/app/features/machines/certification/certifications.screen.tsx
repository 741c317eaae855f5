import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EntryTable } from '#features/platform/setting/parts/entry-table.tsx'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/certifications.screen.ts'

export const clientLoader = () => api(certificationEndpoints.staffList)

export default function CertificationsScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeSetting.certifications')
  return (
    <SettingsPage
      title={title}
      add={{ to: '/settings/certifications/new', text: t('backofficeSetting.addCertification') }}
    >
      <EntryTable
        label={title}
        entries={records.map(({ certificationId, texts, code, position }) => ({
          id: certificationId,
          path: `/settings/certifications/${certificationId}`,
          name: (texts[currentLocale()] ?? texts.en).name,
          code,
          position,
          languages: Object.keys(texts).length,
        }))}
      />
    </SettingsPage>
  )
}
