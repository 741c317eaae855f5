import { Button } from '../../src/primitives/action/button.tsx'
import { TextField } from '../../src/primitives/field/text-field.tsx'
import { Sheet } from '../../src/primitives/overlay/sheet.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'sheet',
  group: 'overlays',
  height: 480,
  states: [
    {
      name: 'at the end edge',
      node: ({ say }) => (
        <Sheet
          defaultOpen
          side="end"
          title={say('Ship order 88231', 'شحن الطلب 88231')}
          close={say('Close', 'إغلاق')}
          foot={
            <>
              <Button>{say('Later', 'لاحقاً')}</Button>
              <Button tone="ink">{say('Ship', 'شحن')}</Button>
            </>
          }
        >
          <div className="grid gap-4 py-4">
            <TextField label={say('Carrier', 'شركة الشحن')} />
            <TextField label={say('Way bill', 'بوليصة الشحن')} />
          </div>
        </Sheet>
      ),
    },
  ],
}
