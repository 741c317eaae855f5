import { STORE_BLOCK_KINDS, STORE_BLOCKS_MAX } from '@ironsouq/contract/mall/store/store.limits'
import { storeMerchantEndpoints } from '@ironsouq/contract/mall/store/store.merchant.endpoints'
import type { StorePage, StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { OrderList } from '@ironsouq/portal/form/order-list'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import type { Route } from './+types/store-page.screen.ts'
import { BlockForm } from './block-form.tsx'
import { type Block, newBlock, type PageValues, usePageForm } from './page-form.ts'
import { NoStore } from './parts/no-store.tsx'

export async function clientLoader() {
  const [store, page] = await Promise.all([
    api(storeMerchantEndpoints.record),
    api(storeMerchantEndpoints.page),
  ])
  return { store, page }
}

interface BlockListProps {
  form: RecordForm<PageValues>
  chosen: string | undefined
  onChoose: (blockId: string) => void
}

function BlockList({ form, chosen, onChoose }: BlockListProps) {
  const t = useT()
  const { blocks } = form.values
  const kindName = (kind: Block['kind']) => t(`merchantStore.kind_${kind}`)
  const isFull = blocks.length >= STORE_BLOCKS_MAX
  const add = (kind: Block['kind']) => {
    const block = newBlock(kind)
    form.set({ blocks: [...blocks, block] })
    onChoose(block.blockId)
  }
  return (
    <div className="grid min-w-0 content-start gap-3">
      <h2 className="font-bold">{t('merchantStore.onPage')}</h2>
      <OrderList
        label={t('merchantStore.onPage')}
        items={blocks.map(({ blockId, kind, texts }) => {
          const { title } = texts[currentLocale()] ?? texts.en
          return {
            id: blockId,
            name: title || kindName(kind),
            ...(title && { note: kindName(kind) }),
          }
        })}
        chosen={chosen}
        onChoose={onChoose}
        onOrder={(ids) =>
          form.set({
            blocks: ids.flatMap((id) => blocks.filter(({ blockId }) => blockId === id)),
          })
        }
        words={{
          drag: (name) => t('merchantStore.drag', { name }),
          up: (name) => t('merchantStore.moveUp', { name }),
          down: (name) => t('merchantStore.moveDown', { name }),
          moved: (name, place) => t('merchantStore.moved', { name, place, count: blocks.length }),
          empty: t('merchantStore.empty'),
        }}
      />
      {blocks.length > 1 && (
        <p className="text-micro text-ink-muted">{t('merchantStore.moveHelp')}</p>
      )}
      <h2 className="font-bold">{t('merchantStore.addBlocks')}</h2>
      <div className="flex flex-wrap gap-2">
        {STORE_BLOCK_KINDS.map((kind) => (
          <Button
            key={kind}
            icon="plus"
            isDisabled={isFull}
            aria-label={t('portalProduct.addNamed', { name: kindName(kind) })}
            onPress={() => add(kind)}
          >
            {kindName(kind)}
          </Button>
        ))}
      </div>
      {isFull && <p role="note">{t('merchantStore.blocksFull', { max: STORE_BLOCKS_MAX })}</p>}
    </div>
  )
}

function PublishButton({ page, isChanged }: { page: StorePage; isChanged: boolean }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { version, isPublished } = page
  const publish = async () => {
    const done = await run(() => api(storeMerchantEndpoints.publishPage, { body: { version } }))
    if (done) toasts.show({ text: t('merchantStore.publishDone') })
  }
  return (
    <>
      {isChanged && <span className="text-ink-muted">{t('merchantStore.saveFirst')}</span>}
      <Button
        tone="ink"
        isDisabled={isChanged || isPublished || version === 0}
        isPending={isRunning}
        onPress={() => void publish()}
      >
        {t('merchantStore.publish')}
      </Button>
    </>
  )
}

function PageEditor({ store, page }: { store: StoreRecord; page: StorePage }) {
  const t = useT()
  const mayEdit = useMay('store.edit')
  const form = usePageForm(page)
  const { blocks } = form.values
  const [picked, setPicked] = useState<string>()
  const block = blocks.find(({ blockId }) => blockId === picked) ?? blocks[0]
  const replace = (next: Block) =>
    form.set({ blocks: blocks.map((each) => (each.blockId === next.blockId ? next : each)) })
  const nameOf = (value: unknown) =>
    (value as Block[]).map(({ kind }) => t(`merchantStore.kind_${kind}`)).join(' · ')
  return (
    <ScreenPage title={t('merchantStore.page')}>
      <ScreenBody>
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0">{t('merchantStore.pageLead')}</span>
          {page.version > 0 && (
            <Badge tone={page.isPublished ? 'proven' : 'wait'}>
              {t(page.isPublished ? 'merchantStore.published' : 'merchantStore.unpublished')}
            </Badge>
          )}
        </p>
        <fieldset
          disabled={!mayEdit}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-6 border-0 p-0 lg:grid-cols-[300px_minmax(0,1fr)]"
        >
          <BlockList form={form} chosen={block?.blockId} onChoose={setPicked} />
          {block && (
            <BlockForm
              key={block.blockId}
              block={block}
              rates={store.rates}
              onChange={replace}
              onRemove={() =>
                form.set({ blocks: blocks.filter(({ blockId }) => blockId !== block.blockId) })
              }
            />
          )}
        </fieldset>
        {mayEdit && (
          <FormBar form={form}>
            <PublishButton page={page} isChanged={form.isChanged} />
          </FormBar>
        )}
        <ConflictDialog
          form={form}
          fields={{ blocks: { label: t('merchantStore.onPage'), show: nameOf } }}
        />
      </ScreenBody>
    </ScreenPage>
  )
}

/** The blocks of the own page: added, ordered, removed and published [ST-6]. */
export default function StorePageScreen({ loaderData: { store, page } }: Route.ComponentProps) {
  const t = useT()
  return store ? (
    <PageEditor key={store.storeId} store={store} page={page} />
  ) : (
    <NoStore title={t('merchantStore.page')} />
  )
}
