import { LICENCE_TYPES } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import { useT } from '#kit/text/use-t.ts'
import { FileField } from './parts/file-field.tsx'

export function LicenceField({ error }: { error: string | undefined }) {
  const t = useT()
  return (
    <FileField
      name="licence"
      label={t('sellerApplication.licence')}
      help={t('sellerApplication.licenceHelp')}
      types={LICENCE_TYPES}
      send={async (file) => (await import('./send-licence.ts')).sendLicence(file, t)}
      error={error}
    />
  )
}
