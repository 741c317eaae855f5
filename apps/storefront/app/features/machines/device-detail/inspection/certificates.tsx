import type { Certificate, Device } from '@ironsouq/contract/machines/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function Validity({ certificate, today }: { certificate: Certificate; today: string }) {
  const t = useT()
  const format = useFormat()
  const { expiresOn } = certificate
  if (expiresOn === null) return <Badge tone="proven">{t('deviceDetail.noExpiry')}</Badge>
  const date = format.date(expiresOn)
  return expiresOn < today ? (
    <Badge tone="refused" icon="warn">
      {t('deviceDetail.certificateExpiredOn', { date })}
    </Badge>
  ) : (
    <Badge tone="proven" icon="check">
      {t('deviceDetail.certificateValidUntil', { date })}
    </Badge>
  )
}

/** Certificates with number and expiry date; an expired one is marked. */
export function Certificates({
  certificates,
  today,
}: Pick<Device, 'certificates'> & { today: string }) {
  const t = useT()
  const format = useFormat()
  const measure = useMeasure()
  return (
    <Panel heading={t('device.certification')}>
      {certificates.length === 0 && (
        <p className="text-ink-2">{t('deviceDetail.noCertificates')}</p>
      )}
      <ul className="divide-y divide-line">
        {certificates.map((certificate) => (
          <li key={certificate.number} className="grid justify-items-start gap-1 py-2">
            <div>
              <p className="font-semibold">
                <bdi>{certificate.name}</bdi>
              </p>
              <p className="text-micro text-ink-muted">
                {t('deviceDetail.certificateNo')} <bdi dir="ltr">{certificate.number}</bdi>
                {' · '}
                <bdi>{certificate.body}</bdi>
                {' · '}
                {t('deviceDetail.issuedOn', { date: format.date(certificate.issuedOn) })}
                {certificate.swlKg !== null && (
                  <>
                    {' · '}
                    {t('deviceDetail.safeLoad')} <bdi>{measure(certificate.swlKg, 'kg')}</bdi>
                  </>
                )}
              </p>
            </div>
            <Validity certificate={certificate} today={today} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
