import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import { BLOCK_KINDS } from '@ironsouq/contract/content/home-page/home-page.schema'
import type {
  HomePageRecord,
  VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { OrderList } from '@ironsouq/portal/form/order-list'
import { type RecordForm, useRecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BlockForm } from './block-form.tsx'
import { comparedFields } from './compared-blocks.ts'
import { FaultList } from './fault-list.tsx'
import type { LoadedVersion } from './load-version.ts'
import {
  blockOf,
  blocksOf,
  currentPageOf,
  newBlock,
  type PageValues,
  savePage,
  valuesOf,
  withBlock,
} from './page-values.ts'
import { PreviewPane } from './preview-pane.tsx'
import { PublishButton } from './publish-dialog.tsx'

interface BlockListProps extends Pick<LoadedVersion, 'faults'> {
  form: RecordForm<PageValues>
  chosen: string | undefined
  onChoose: (blockId: string) => void
}

function BlockList({ form, faults, chosen, onChoose }: BlockListProps) {
  const t = useT()
  const blocks = blocksOf(form.values)
  const nameOf = ({ kind }: Pick<VersionBlock, 'kind'>) => t(`backofficeHomePage.kind_${kind}`)
  const free = BLOCK_KINDS.filter((kind) => !blocks.some((block) => block.kind === kind))
  const noteOf = (block: VersionBlock) => {
    const count = faults.filter(({ blockId }) => blockId === block.blockId).length
    if (!block.isShown) return t('backofficeHomePage.hidden')
    if (count === 0) return undefined
    return <Badge tone="refused">{t('backofficeHomePage.faultCount', { count })}</Badge>
  }
  const items = blocks.map((block) => {
    const note = noteOf(block)
    return {
      id: block.blockId,
      name: nameOf(block),
      isMuted: !block.isShown,
      ...(note !== undefined && { note }),
    }
  })
  const add = (kind: VersionBlock['kind']) => {
    const block = newBlock(kind)
    form.set({ ...withBlock(block), order: [...form.values.order, block.blockId] })
    onChoose(block.blockId)
  }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h2 className="font-bold">{t('backofficeHomePage.onPage')}</h2>
      <OrderList
        label={t('backofficeHomePage.onPage')}
        items={items}
        chosen={chosen}
        onChoose={onChoose}
        onOrder={(order) => form.set({ order })}
        words={{
          drag: (name) => t('backofficeHomePage.drag', { name }),
          up: (name) => t('backofficeHomePage.moveUp', { name }),
          down: (name) => t('backofficeHomePage.moveDown', { name }),
          moved: (name, place) =>
            t('backofficeHomePage.moved', { name, place, count: blocks.length }),
          empty: t('backofficeHomePage.empty'),
        }}
      />
      <p className="text-micro text-ink-muted">{t('backofficeHomePage.moveHelp')}</p>
      {free.length > 0 && (
        <>
          <h2 className="font-bold">{t('backofficeHomePage.add')}</h2>
          <div className="flex flex-wrap gap-2">
            {free.map((kind) => (
              <Button
                key={kind}
                icon="plus"
                aria-label={t('backofficeHomePage.addBlock', { name: nameOf({ kind }) })}
                onPress={() => add(kind)}
              >
                {nameOf({ kind })}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function DiscardButton({ record }: Pick<LoadedVersion, 'record'>) {
  const t = useT()
  const navigate = useNavigate()
  const { run } = useCommand()
  const [isOpen, setIsOpen] = useState(false)
  const { versionId, version } = record
  const discard = async () => {
    const body = { versionId, version }
    const done = await run(async () => {
      await api(homePageEndpoints.staff.discard, { body })
      await navigate('/home-page/versions')
      return true
    })
    if (done) setIsOpen(false)
  }
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        {t('backofficeHomePage.discard')}
      </Button>
      <Confirm
        title={t('backofficeHomePage.discard')}
        confirm={t('backofficeHomePage.discard')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isOpen}
        onAnswer={(answer) => (answer === 'confirm' ? void discard() : setIsOpen(false))}
      >
        {t('backofficeHomePage.discardBody')}
      </Confirm>
    </>
  )
}

/** The draft: its blocks in their order, the chosen one as a form, and the saved page beside it. */
export function DraftEditor({ record, faults, preview }: LoadedVersion) {
  const t = useT()
  const mayPublish = useMay('homePage.publish')
  const { versionId, number, version } = record
  /** The page as someone else saved it, until the loader has read it. */
  const theirs = useRef<HomePageRecord>(undefined)
  const form = useRecordForm<PageValues>({
    record: `home-page/${versionId}`,
    version,
    saved: valuesOf(record.blocks),
    save: (values, at) => savePage(theirs.current ?? record, values, at),
    conflictOf(refusal) {
      const current = currentPageOf(refusal)
      if (!current) return undefined
      theirs.current = current
      return { version: current.version, values: valuesOf(current.blocks) }
    },
    onSaved: () => (theirs.current = undefined),
  })
  const { values, set, isChanged } = form
  const [picked, setPicked] = useState<string>()
  const chosen = picked !== undefined && values.order.includes(picked) ? picked : values.order[0]
  const block = chosen === undefined ? undefined : blockOf(values, chosen)
  const isOfPage = faults.filter(({ blockId }) => blockId === null)
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
          {mayPublish && <PublishButton record={record} faults={faults} isChanged={isChanged} />}
        </>
      }
    >
      <ScreenBody>
        <p className="flex flex-wrap items-center gap-2">
          <b>{t('backofficeHomePage.number', { number })}</b>
          <Badge>{t('backofficeHomePage.stateDraft')}</Badge>
          {faults.length === 0 ? (
            <Badge tone="proven">{t('backofficeHomePage.ready')}</Badge>
          ) : (
            <Badge tone="refused">
              {t('backofficeHomePage.faultCount', { count: faults.length })}
            </Badge>
          )}
        </p>
        <FaultList blocks={record.blocks} faults={isOfPage} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[280px_minmax(0,1fr)] xl:grid-cols-[280px_minmax(0,5fr)_minmax(0,7fr)]">
          <BlockList form={form} faults={faults} chosen={chosen} onChoose={setPicked} />
          {block ? (
            <BlockForm
              key={block.blockId}
              block={block}
              faults={faults.filter(({ blockId }) => blockId === block.blockId)}
              onChange={(next) => set(withBlock(next))}
              onRemove={() => set({ order: values.order.filter((id) => id !== block.blockId) })}
            />
          ) : (
            <span />
          )}
          <div className="min-w-0 lg:max-xl:col-span-2">
            <PreviewPane preview={preview} version={version} isChanged={isChanged} />
          </div>
        </div>
        <FormBar form={form}>
          <DiscardButton record={record} />
        </FormBar>
      </ScreenBody>
      <ConflictDialog form={form} fields={comparedFields(t, values)} />
    </ScreenPage>
  )
}
