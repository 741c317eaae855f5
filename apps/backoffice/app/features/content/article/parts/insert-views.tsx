import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { extensions } from '@ironsouq/rich-text/extensions'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'

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

function MachineView({ node, selected }: NodeViewProps) {
  const t = useT()
  const { stockNo } = node.attrs as { stockNo: string }
  return (
    <NodeViewWrapper data-selected={selected} className={`${FRAME} flex items-center gap-2`}>
      <Icon name="truck" />
      {t('backofficeNews.machine')}
      <bdi>{stockNo}</bdi>
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
