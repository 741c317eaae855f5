import { useWriting } from '@ironsouq/ui/primitives/field/written-in'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorExtensions } from './insert-views.tsx'

interface RichTextEditorProps {
  label: string
  /** A document as JSON; a later value does not replace what is being written. */
  document: string
  onChange: (document: string) => void
}

const PROSE = [
  'min-h-60 px-3 py-2 outline-0 whitespace-pre-wrap grid gap-3 content-start text-body',
  '[&_h2]:text-lead [&_h2]:font-bold [&_h3]:font-bold [&_a]:underline [&_strong]:font-bold [&_em]:italic',
  '[&_ul]:list-[square] [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_blockquote]:border-s-3 [&_blockquote]:border-line-strong [&_blockquote]:ps-4',
  '[&_aside]:rounded-box [&_aside]:border [&_aside]:border-line-strong [&_aside]:p-3',
  '[&_table]:w-full [&_table]:table-fixed [&_th]:bg-sunk',
  '[&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-start',
].join(' ')

/** Writes rich text of the shared schema. The direction of each block follows its words. */
export function RichTextEditor({ label, document, onChange }: RichTextEditorProps) {
  const writing = useWriting()
  const editor = useEditor({
    extensions: [...editorExtensions, UndoRedo],
    content: JSON.parse(document) as object,
    // The policy of the page allows no style elements.
    injectCSS: false,
    textDirection: 'auto',
    editorProps: {
      attributes: {
        ...writing,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: PROSE,
      },
    },
    onUpdate: (update) => onChange(JSON.stringify(update.editor.getJSON())),
  })
  return (
    <div className="rounded-box border border-line-strong bg-raised focus-within:border-ink">
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}
