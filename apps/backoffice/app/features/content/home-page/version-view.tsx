import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type { HomePageRow } from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FaultList } from './fault-list.tsx'
import type { LoadedVersion } from './load-version.ts'
import { STATE_LOOK } from './page-labels.ts'
import { PreviewPane } from './preview-pane.tsx'
import { PublishButton } from './publish-dialog.tsx'

const { staff } = homePageEndpoints

interface VersionViewProps extends LoadedVersion {
  versions: readonly HomePageRow[]
}

function RollBackButton({ record }: Pick<LoadedVersion, 'record'>) {
  const t = useT()
  const navigate = useNavigate()
  const { run } = useCommand()
  const [isOpen, setIsOpen] = useState(false)
  const { versionId, number } = record
  const rollBack = async () => {
    setIsOpen(false)
    const copy = await run(() => api(staff.rollBack, { body: { versionId } }))
    if (!copy) return
    toasts.show({ text: t('backofficeHomePage.published', { number: copy.number }) })
    await navigate('/home-page/versions')
  }
  return (
    <>
      <Button tone="ink" onPress={() => setIsOpen(true)}>
        {t('backofficeHomePage.rollBack')}
      </Button>
      <Confirm
        title={t('backofficeHomePage.rollBackTitle', { number })}
        confirm={t('backofficeHomePage.rollBack')}
        cancel={t('portal.cancel')}
        isOpen={isOpen}
        onAnswer={(answer) => (answer === 'confirm' ? void rollBack() : setIsOpen(false))}
      >
        {t('backofficeHomePage.rollBackBody')}
      </Confirm>
    </>
  )
}

function Actions({ record, versions }: Pick<VersionViewProps, 'record' | 'versions'>) {
  const t = useT()
  const navigate = useNavigate()
  const mayPublish = useMay('homePage.publish')
  const { run, isRunning } = useCommand()
  const { versionId, version, state } = record
  const hasDraft = versions.some((each) => each.state === 'draft')
  const begin = async () => {
    const body = state === 'published' ? {} : { from: versionId }
    await run(async () => {
      const draft = await api(staff.begin, { body })
      // Before the screen is loaded again: it would show the editor of the draft here, and lose what was typed.
      await navigate(`/home-page/versions/${draft.versionId}`)
    })
  }
  const unschedule = () =>
    run(() =>
      api(staff.move, { body: { versionId, version, action: 'unschedule', publishAt: null } }),
    )
  const others = versions.filter((each) => each.versionId !== versionId)
  return (
    <div className="flex flex-wrap items-end gap-2">
      {state === 'replaced' && mayPublish && <RollBackButton record={record} />}
      {state === 'scheduled' && mayPublish && (
        <Button isDisabled={hasDraft} isPending={isRunning} onPress={() => void unschedule()}>
          {t('backofficeHomePage.unschedule')}
        </Button>
      )}
      <Button
        tone={state === 'published' ? 'ink' : 'line'}
        isDisabled={hasDraft}
        isPending={isRunning}
        onPress={() => void begin()}
      >
        {t(state === 'published' ? 'backofficeHomePage.begin' : 'backofficeHomePage.beginFrom')}
      </Button>
      {others.length > 0 && (
        <div className="min-w-56">
          <Select
            label={t('backofficeHomePage.compareWith')}
            options={others.map((each) => ({
              id: each.versionId,
              text: `${t('backofficeHomePage.number', { number: each.number })} · ${t(STATE_LOOK[each.state].word)}`,
            }))}
            value={null}
            placeholder={t('backofficeHomePage.compare')}
            onChange={(id) => void navigate(`/home-page/compare/${id}/${versionId}`)}
          />
        </div>
      )}
    </div>
  )
}

/** A version that is no draft: its state, what can be done with it, and how it looks. */
export function VersionView({ record, faults, preview, now, versions }: VersionViewProps) {
  const t = useT()
  const format = useFormat()
  const mayPublish = useMay('homePage.publish')
  const { number, state, publishAt, publishedAt, copiedFrom } = record
  const isScheduled = state === 'scheduled' && publishAt !== null
  const isOverdue = isScheduled && faults.length > 0 && publishAt <= now
  return (
    <ScreenPage
      title={t('backofficeHomePage.title')}
      actions={
        <>
          <ScreenAction
            icon="clock"
            text={t('backofficeHomePage.versions')}
            to="/home-page/versions"
          />
          {isScheduled && mayPublish && (
            <PublishButton record={record} faults={faults} isChanged={false} />
          )}
        </>
      }
    >
      <ScreenBody>
        <p className="flex flex-wrap items-center gap-2">
          <b>
            {state === 'published' && publishedAt !== null
              ? t('backofficeHomePage.live', { number, time: format.dateTime(publishedAt) })
              : t('backofficeHomePage.number', { number })}
          </b>
          <Badge tone={STATE_LOOK[state].tone}>{t(STATE_LOOK[state].word)}</Badge>
          {copiedFrom !== null && (
            <span className="text-ink-muted">
              {t('backofficeHomePage.copyOf', { number: copiedFrom })}
            </span>
          )}
        </p>
        {isScheduled && (
          <p className={isOverdue ? 'text-refused' : undefined}>
            {t(isOverdue ? 'backofficeHomePage.overdue' : 'backofficeHomePage.scheduledFor', {
              time: format.dateTime(publishAt),
            })}
          </p>
        )}
        {state !== 'replaced' && <FaultList blocks={record.blocks} faults={faults} />}
        <p className="text-ink-muted">{t('backofficeHomePage.readOnly')}</p>
        <Actions record={record} versions={versions} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
          <section className="grid gap-2">
            <h2 className="font-bold">{t('backofficeHomePage.onPage')}</h2>
            <ol className="divide-y divide-line border-y border-line">
              {record.blocks.map(({ blockId, kind, isShown }) => (
                <li key={blockId} className={`py-2 ${isShown ? '' : 'text-ink-muted'}`}>
                  {t(`backofficeHomePage.kind_${kind}`)}
                  {!isShown && (
                    <span className="block text-micro">{t('backofficeHomePage.hidden')}</span>
                  )}
                </li>
              ))}
            </ol>
          </section>
          <PreviewPane preview={preview} version={record.version} isChanged={false} />
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
