import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  SecurityEntry,
  securityLogEndpoints,
} from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import type {
  SecurityKind,
  SignInMethod,
} from '@ironsouq/contract/identity/security-log/security-log.enums'
import { LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Fragment } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { LOG_SIZE, logPath } from './log-path.ts'

const KINDS: Record<SecurityKind, Key> = {
  signIn: 'settings.logSignIn',
  tokenReuse: 'settings.logTokenReuse',
  signOutOthers: 'settings.logSignOutOthers',
  signOutByStaff: 'settings.logSignOutByStaff',
  passwordReset: 'settings.logPasswordReset',
  passwordChange: 'settings.logPasswordChange',
  mailChange: 'settings.logMailChange',
  mobileChange: 'settings.logMobileChange',
  passkeyAdd: 'settings.logPasskeyAdd',
  passkeyRemove: 'settings.logPasskeyRemove',
  socialBind: 'settings.logSocialBind',
  socialUnbind: 'settings.logSocialUnbind',
  secondFactorEnable: 'settings.logSecondFactorEnable',
  secondFactorDisable: 'settings.logSecondFactorDisable',
  recoveryCodesRenew: 'settings.logRecoveryCodesRenew',
  identityProof: 'settings.logIdentityProof',
  permissionGrant: 'settings.logPermissionGrant',
  changeUndo: 'settings.logChangeUndo',
  dataExport: 'settings.logDataExport',
  dataDownload: 'settings.logDataDownload',
  erasure: 'settings.logErasure',
}

const METHODS: Record<SignInMethod, Key> = {
  registration: 'settings.byRegistration',
  password: 'settings.byPassword',
  code: 'settings.byCode',
  passkey: 'settings.byPasskey',
  social: 'settings.bySocial',
  totp: 'settings.byTotp',
  recoveryCode: 'settings.byRecoveryCode',
}

function Entry({ entry }: { entry: SecurityEntry }) {
  const t = useT()
  const format = useFormat()
  const { intl } = LOCALES[useSiteData().locale]
  const { kind, method, outcome, browser, system, network, country, at } = entry
  const place = country && new Intl.DisplayNames(intl, { type: 'region' }).of(country)
  const from = [browser, system, place, network].filter(Boolean)
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {t(KINDS[kind])}
          {method && <span className="font-normal text-ink-2"> · {t(METHODS[method])}</span>}
        </p>
        <p className="text-micro text-ink-muted">
          <bdi>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </bdi>
          {from.map((part) => (
            <Fragment key={part}>
              {' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {outcome === 'refused' && (
        <Badge tone="wait" icon="warn">
          {t('settings.logFailed')}
        </Badge>
      )}
    </li>
  )
}

interface SecurityLogProps extends DataOf<typeof securityLogEndpoints.list> {
  current: number
}

/** What happened to the security of the account, a page at a time. */
export function SecurityLog({ records, total, current }: SecurityLogProps) {
  const t = useT()
  const look = buttonLook({ size: 'dense' })
  return (
    <Panel heading={t('settings.log')}>
      <p className="pb-2 text-small text-ink-2">{t('settings.logLead')}</p>
      {total === 0 && <p className="text-small">{t('settings.logNone')}</p>}
      <ul>
        {records.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ul>
      {total > LOG_SIZE && (
        <p className="flex flex-wrap gap-2 pt-3">
          {current > 1 && (
            <LocalLink href={logPath(current - 1)} className={look} preventScrollReset>
              {t('settings.logNewer')}
            </LocalLink>
          )}
          {current * LOG_SIZE < total && (
            <LocalLink href={logPath(current + 1)} className={look} preventScrollReset>
              {t('settings.logOlder')}
            </LocalLink>
          )}
        </p>
      )}
    </Panel>
  )
}
