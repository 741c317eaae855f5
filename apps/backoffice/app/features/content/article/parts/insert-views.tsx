import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { CardLine } from '@ironsouq/portal/screen/card-line'
import { extensions } from '@ironsouq/rich-text/extensions'
import { Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { useEffect, useState } from 'react'

const FRAME = 'rounded-box border border-line p-2 data-[selected=true]:border-focus'

function PictureView({ node, selected }: NodeViewProps) {
  const { src, alt } = node.attrs as { src: string; alt: string }
  return (
    <NodeViewWrapper data-selected={selected} className={FRAME}>
      <img src={pictureUrl(src)} alt={alt} className="max-h-60 w-auto" />
      <p className="text-micro text-ink-muted">{alt}</p>
    </NodeViewWrapper>
  )
}

/** The card of a machine; none while it loads, and none of a machine that is gone. */
function useCard(deviceId: string): DeviceCard | undefined {
  const [card, setCard] = useState<DeviceCard>()
  useEffect(() => {
    const stop = new AbortController()
    const asked = { query: { ids: deviceId }, signal: stop.signal }
    // Without an answer the stock number names the machine.
    api(deviceEndpoints.cards, asked).then(
      ([found]) => setCard(found),
      () => {},
    )
    return () => stop.abort()
  }, [deviceId])
  return card
}

function MachineView({ node, selected }: NodeViewProps) {
  const t = useT()
  const { deviceId, stockNo } = node.attrs as { deviceId: string; stockNo: string }
  const card = useCard(deviceId)
  return (
    <NodeViewWrapper data-selected={selected} className={FRAME}>
      <CardLine
        title={card?.title ?? t('backofficeNews.machine')}
        picture={card?.picture ?? null}
        icon="truck"
        detail={<bdi dir="ltr">{stockNo}</bdi>}
      />
    </NodeViewWrapper>
  )
}

const VIEWS = { picture: PictureView, deviceCard: MachineView } as const

/** What rich text consists of, with the picture or machine itself where one is inserted. */
export const editorExtensions = extensions.map((extension) => {
  const view = Object.entries(VIEWS).find(([name]) => name === extension.name)?.[1]
  return view && extension instanceof Node
    ? extension.extend({ addNodeView: () => ReactNodeViewRenderer(view) })
    : extension
})
