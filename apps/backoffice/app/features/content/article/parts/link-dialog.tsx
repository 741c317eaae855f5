import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isAllowedAddress } from '@ironsouq/rich-text/address'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'
import type { InsertProps } from './insert-dialogs.tsx'

/** Links the marked words, or removes their link. */
export function LinkDialog({ editor, onClose }: InsertProps) {
  const t = useT()
  const before: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const isAllowed = href === '' || isAllowedAddress(href)
  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog
      title={t('backofficeNews.link')}
      close={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <TextField
        label={t('backofficeNews.linkAddress')}
        description={t('backofficeNews.linkHelp')}
        type="url"
        value={href}
        onChange={setHref}
        error={isAllowed ? undefined : t('error.fieldWrongFormat')}
      />
      <Button tone="ink" isDisabled={!isAllowed} onPress={apply}>
        {t('backofficeNews.apply')}
      </Button>
    </Dialog>
  )
}
