import { Button } from '../../src/primitives/action/button.tsx'
import { Dialog } from '../../src/primitives/overlay/dialog.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'dialog-alert',
  group: 'overlays',
  height: 300,
  states: [
    {
      name: 'open, closed by its button alone',
      node: ({ say }) => (
        <Dialog defaultOpen isAlert title={say('The lot is closed', 'أُغلق البند')}>
          {(close) => (
            <>
              <p>
                {say(
                  'Your last bid came 0.4 s after the hammer. It does not count.',
                  'وصلت مزايدتك الأخيرة بعد 0.4 ث من المطرقة. لا تُحتسب.',
                )}
              </p>
              <Button tone="ink" onPress={close}>
                {say('Understood', 'فهمت')}
              </Button>
            </>
          )}
        </Dialog>
      ),
    },
  ],
}
