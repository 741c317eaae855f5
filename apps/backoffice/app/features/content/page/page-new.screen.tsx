import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import {
  SITE_PAGES,
  type SitePage,
  TERMS_NOTICE_DAYS,
} from '@ironsouq/contract/content/page/page.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PAGE_WORD } from './page-labels.ts'

/** A version begins with its day and the texts of the latest one. */
export default function PageNewScreen() {
  const t = useT()
  const navigate = useNavigate()
  const { run, isRunning } = useCommand()
  const [page, setPage] = useState<SitePage>('terms')
  const [day, setDay] = useState('')
  async function begin() {
    const record = await run(() => api(pageEndpoints.staff.create, { body: { page, day } }))
    if (record) await navigate(`/pages/${record.versionId}`)
  }
  return (
    <ScreenPage title={t('backofficePage.add')}>
      <ScreenBody>
        <form
          className="grid max-w-140 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void begin()
          }}
        >
          <Select
            label={t('backofficePage.page')}
            options={SITE_PAGES.map((id) => ({ id, text: t(PAGE_WORD[id]) }))}
            value={page}
            onChange={(id) => setPage(SITE_PAGES.find((each) => each === id) ?? page)}
          />
          <TextField
            type="date"
            label={t('backofficePage.day')}
            description={t('backofficePage.dayHelp', { days: TERMS_NOTICE_DAYS })}
            value={day}
            onChange={setDay}
            isRequired
          />
          <p className="text-ink-muted">{t('backofficePage.copyNote')}</p>
          <div>
            <Button tone="ink" type="submit" isDisabled={day === ''} isPending={isRunning}>
              {t('backofficeNews.begin')}
            </Button>
          </div>
        </form>
      </ScreenBody>
    </ScreenPage>
  )
}
